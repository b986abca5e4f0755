import { around, foundBy, type RuleCase, TASK, testRules } from '@zhilv/testing/diagram/linted-process';
import { BpmnModdle } from 'bpmn-moddle';
import { useEngine } from '../../document/useEngine.ts';
import { loadDescriptor } from '../../engine/descriptors/loadDescriptor.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { lintDocument } from '../lintDocument.lazy.ts';

const found = foundBy({
  makeModdle: () => new BpmnModdle(),
  teach: async (moddle, engine) => useEngine(moddle, await loadDescriptor(engine)),
  engines: ENGINES,
  lint: lintDocument,
});

const CASES: readonly RuleCase[] = [
  {
    rule: 'zhilv/user-task-name',
    broken: around('<userTask id="it" name=" "/>'),
    mended: around(TASK),
    says: 'warning it: 用户任务没有名称，待办列表里会是空白',
  },
  ...(['flowable', 'activiti'] as const).map((engine): RuleCase => ({
    rule: 'zhilv/service-fields',
    engines: [engine],
    broken: around(`<serviceTask id="it" ${engine}:type="mail"/>`),
    mended: around(
      `<serviceTask id="it" ${engine}:type="mail"><extensionElements><${engine}:field name="to" stringValue="a"/><${engine}:field name="html" stringValue="b"/></extensionElements></serviceTask>`,
    ),
    says: 'error it: 邮件任务没有填写收件人',
  })),
  {
    rule: 'zhilv/service-fields',
    engines: ['flowable'],
    broken: around('<serviceTask id="it" flowable:type="http"/>'),
    mended: around('<serviceTask id="it" flowable:type="mule"/>'),
    says: 'error it: HTTP 任务没有填写请求地址',
  },
  ...(['flowable', 'activiti'] as const).map((engine): RuleCase => ({
    rule: 'zhilv/script-in-document',
    engines: [engine],
    broken: around(`<scriptTask id="it" scriptFormat="groovy" ${engine}:resource="a.groovy"/>`),
    mended: around('<scriptTask id="it" scriptFormat="groovy"><script>1</script></scriptTask>'),
    says: `error it: ${ENGINES[engine].label} 不读取外部脚本，脚本任务需要内联脚本`,
  })),
  {
    rule: 'zhilv/called-element',
    broken: around('<callActivity id="it"/>'),
    mended: around('<callActivity id="it" calledElement="other"/>'),
    says: 'error it: 调用活动没有填写被调用的流程',
  },
  {
    rule: 'zhilv/business-rule',
    engines: ['camunda'],
    broken: around('<businessRuleTask id="it"/>'),
    mended: around('<businessRuleTask id="it" camunda:decisionRef="d"/>'),
    says: 'error it: 业务规则任务没有填写决策或实现方式',
  },
];

testRules(CASES, found);
