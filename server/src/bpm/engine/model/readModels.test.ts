import { documentXml, flowsXml, oneProcess, processXml } from '@zhilv/testing/process/process-xml';
import { describe, expect, it } from 'vitest';
import { ModelError } from './ModelError.ts';
import { readModels } from './readModels.ts';

async function problemsOf(xml: string) {
  try {
    await readModels(xml);
    return [];
  } catch (error) {
    if (error instanceof ModelError) return error.problems;
    throw error;
  }
}

const messagesOf = async (xml: string) => (await problemsOf(xml)).map(({ element, message }) => `${element ?? '-'}: ${message}`);

/** A sound process around an element. */
const around = (element: string, ...more: readonly string[]) =>
  documentXml(
    '<message id="nameless"/><signal id="S" name="ok"/><error id="E"/>',
    processXml('p', '<startEvent id="s"/><userTask id="a"/>', element, flowsXml('s>a', ...more)),
  );

describe('a document', () => {
  it('gives its processes that can be executed, however it spells the namespaces', async () => {
    const xml = `<b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:c="http://camunda.org/schema/1.0/bpmn" targetNamespace="x">
      <b:process id="one" name=" 请假 "><b:startEvent id="s"/><b:userTask id="a" xmlns:x="http://activiti.org/bpmn" x:assignee="li" c:candidateUsers="u1" other="1"/><b:sequenceFlow id="f" sourceRef="s" targetRef="a"/></b:process>
      <b:process id="drawn" isExecutable="false"/>
    </b:definitions>`;

    const models = await readModels(xml);

    expect(models.map(({ key, name }) => [key, name])).toEqual([['one', '请假']]);
    expect(models[0]?.nodes.get('a')).toMatchObject({
      kind: 'user',
      assignee: [{ kind: 'text', text: 'li' }],
      candidateUsers: [[{ kind: 'text', text: 'u1' }]],
      incoming: [{ id: 'f' }],
    });
  });

  it.each([
    ['', '不是有效的 BPMN 文件'],
    ['{}', '不是有效的 BPMN 文件'],
    ['<html/>', '不是有效的 BPMN 文件'],
    [documentXml('<process id="p">'), '不是有效的 BPMN 文件'],
    [documentXml(), '文件中没有可执行的流程'],
    [documentXml('<process id="p" isExecutable="false"/>'), '文件中没有可执行的流程'],
    [documentXml(processXml('p')), '流程没有开始事件'],
  ])('that is none, %s, is refused', async (xml, message) => {
    const [problem, ...others] = await problemsOf(xml);

    expect(others).toEqual([]);
    expect(problem?.message).toContain(message);
  });

  it('tells all that is wrong at once, in one message too', async () => {
    const xml = around('<userTask id="b" flowable:assignee="${x"/><scriptTask id="t" scriptFormat="groovy"/>', 'a>nowhere');

    await expect(readModels(xml)).rejects.toThrow('元素「a-nowhere」：连线的终点「nowhere」不存在；元素「b」：办理人');
    expect(await problemsOf(xml)).toHaveLength(3);
  });

  it('names the first of very many problems, and how many there are', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `<complexGateway id="x${index}"/>`).join('');

    await expect(readModels(around(many))).rejects.toThrow(/x9.*；等 30 处问题$/u);
  });
});

describe('an expression that cannot be read', () => {
  it.each([
    ['<userTask id="x" flowable:assignee="${n > }"/>', '办理人', 6],
    ['<userTask id="x" flowable:candidateGroups="g1,${"/>', '候选组', 2],
    ['<serviceTask id="x" flowable:expression="${a b}"/>', '服务的表达式', 4],
    [
      '<intermediateCatchEvent id="x"><timerEventDefinition><timeDate>${d.}</timeDate></timerEventDefinition></intermediateCatchEvent>',
      '定时器',
      4,
    ],
    [
      '<userTask id="x"><multiInstanceLoopCharacteristics><loopCardinality>${</loopCardinality></multiInstanceLoopCharacteristics></userTask>',
      '多实例的数量',
      2,
    ],
  ])('is told with its place: %s', async (element, what, position) => {
    const problems = await problemsOf(around(element));

    expect(problems).toMatchObject([{ element: 'x', position }]);
    expect(problems[0]?.message).toMatch(new RegExp(`^${what}「.+」表达式第 ${position + 1} 个字符处有误`, 'u'));
  });

  it('as the condition of a flow is told with the flow, and so is a condition that is none', async () => {
    expect(await problemsOf(around('<userTask id="b"/>', 'a>b ${n == }'))).toMatchObject([{ element: 'a-b', position: 7 }]);
    expect(await messagesOf(around('<userTask id="b"/>', 'a>b n > 1'))).toEqual(['a-b: 条件「n > 1」不是表达式，应写作「${…}」']);
  });

  it('in a name is no problem: it is shown as it is written', async () => {
    expect(await problemsOf(around('<userTask id="x" name="${"><documentation>${</documentation></userTask>'))).toEqual([]);
  });
});

it('what was left out silently once is refused at deployment alone, for instances run by it', async () => {
  const xml = around('<userTask id="x" flowable:taskIdVariableName="made"/>');
  expect(await messagesOf(xml)).toEqual(['x: 不能运行其中的 taskIdVariableName']);

  const [model] = await readModels(xml, { isDeployed: true });
  expect(model?.nodes.get('x')).toMatchObject({ kind: 'user' });
});

it('candidates are split at commas, but not within expressions', async () => {
  const [model] = await readModels(around('<userTask id="x" flowable:candidateUsers="u1, ${yes ? one : \'a,b\'},,u3"/>'));

  expect(model?.nodes.get('x')).toMatchObject({
    candidateUsers: [[{ text: 'u1' }], [{ kind: 'expression' }], [{ text: 'u3' }]],
  });
});

it('very many candidates are read in no time, and so are very many that cannot be read', { timeout: 20_000 }, async () => {
  const task = (candidates: string) => around(`<userTask id="x" flowable:candidateUsers="${candidates}"/>`);

  expect(await problemsOf(task(',u'.repeat(1_000_000)))).toEqual([]);
  expect(await problemsOf(task(`\${${',u'.repeat(1_000_000)}`))).toHaveLength(1);
});

describe('what the engine does not run', () => {
  const sub = (content: string, attributes = '') => `<subProcess id="x" ${attributes}>${content}</subProcess>`;
  const event = (tag: string, content: string, attributes = '') => `<${tag} id="x" ${attributes}>${content}</${tag}>`;
  const extended = (content: string) => `<userTask id="x"><extensionElements>${content}</extensionElements></userTask>`;

  it.each([
    ['<transaction id="x"/>', 'x: 不支持这种元素（Transaction）'],
    ['<adHocSubProcess id="x"/>', 'x: 不支持这种元素（AdHocSubProcess）'],
    ['<complexGateway id="x"/>', 'x: 不支持这种元素（ComplexGateway）'],
    [`<userTask id="${'x'.repeat(256)}"/>`, `${'x'.repeat(256)}: 元素的编号超过 255 个字符`],
    ['<userTask/>', '-: 有一个元素没有编号（UserTask）'],
    ['<fooTask id="x"/>', '-: 有无法识别的内容：unparsable content <fooTask>'],
    ['<userTask id="a"/>', 'a: 这个标识在文件中出现了多次'],
    ['<scriptTask id="x" scriptFormat="javascript"><script>1</script></scriptTask>', 'x: 不能运行「javascript」脚本'],
    ['<serviceTask id="x"/>', 'x: 没有写明由什么来执行'],
    ['<serviceTask id="x" flowable:class="A" flowable:triggerable="true"/>', 'x: 不支持等待触发的服务任务'],
    ['<callActivity id="x"/>', 'x: 调用活动没有写明调用哪个流程'],
    ['<callActivity id="x" calledElement="q" flowable:calledElementType="id"/>', 'x: 调用活动只能按流程标识'],
    ['<userTask id="x" isForCompensation="true"/>', 'x: 不支持补偿活动'],
    ['<userTask id="x"><standardLoopCharacteristics/></userTask>', 'x: 不支持标准循环'],
    ['<userTask id="x"><multiInstanceLoopCharacteristics/></userTask>', 'x: 多实例既没有数量，也没有集合'],
    [extended('<flowable:taskListener event="create" class="A"/>'), 'x: 不能运行其中的 taskListener'],
    [
      '<serviceTask id="x" flowable:expression="${1}" flowable:resultVariable="r" flowable:useLocalScopeForResultVariable="true"/>',
      'x: 不能运行其中的 useLocalScopeForResultVariable',
    ],
    [
      event(
        'intermediateCatchEvent',
        '<timerEventDefinition><timeCycle flowable:endDate="2030-01-01">R/PT1H</timeCycle></timerEventDefinition>',
      ),
      'x: 不能运行其中的 endDate',
    ],
    [
      `<userTask id="x"><multiInstanceLoopCharacteristics flowable:collection="all"><extensionElements>
        <flowable:variableAggregation target="reviews"/></extensionElements></multiInstanceLoopCharacteristics></userTask>`,
      'x: 不能运行其中的 variableAggregation',
    ],
    [extended('<flowable:executionListener event="start" class="A"/>'), 'x: 不能运行其中的 executionListener'],
    ['<userTask id="x"><potentialOwner/></userTask>', 'x: 请用 assignee 或 candidateUsers 指定办理人'],
    [event('endEvent', '<cancelEventDefinition/>'), 'x: 不支持这种结束事件（CancelEventDefinition）'],
    [event('endEvent', '<compensateEventDefinition/>'), 'x: 不支持这种结束事件（CompensateEventDefinition）'],
    [event('endEvent', '<terminateEventDefinition/><errorEventDefinition/>'), 'x: 一个事件只能有一个事件定义'],
    [event('endEvent', '<errorEventDefinition errorRef="gone"/>'), 'x: 错误「gone」不存在'],
    [event('intermediateThrowEvent', '<linkEventDefinition name="l"/>'), 'x: 不支持这种抛出事件（LinkEventDefinition）'],
    [event('intermediateCatchEvent', ''), 'x: 中间捕获事件须等待定时器、消息或信号'],
    [event('intermediateCatchEvent', '<timerEventDefinition/>'), 'x: 定时器没有时间'],
    [event('intermediateCatchEvent', '<messageEventDefinition messageRef="nameless"/>'), 'x: 没有可用的消息名称'],
    [event('intermediateCatchEvent', '<conditionalEventDefinition/>'), 'x: 不支持这种事件（ConditionalEventDefinition）'],
    [event('boundaryEvent', '<signalEventDefinition signalRef="S"/>'), 'x: 边界事件没有附着在活动上'],
    [event('boundaryEvent', '', 'attachedToRef="a"'), 'x: 边界事件缺少触发条件'],
    [event('boundaryEvent', '<errorEventDefinition/>', 'attachedToRef="s"'), 'x: 边界事件附着的不是活动'],
    [event('startEvent', '<errorEventDefinition/>'), 'x: 错误或升级开始事件只能用于事件子流程'],
    [event('startEvent', ''), 'p: 流程有多个没有触发条件的开始事件'],
    [sub(''), 'x: 子流程必须有且只有一个没有触发条件的开始事件'],
    [sub('<startEvent id="s2"/>', 'triggeredByEvent="true"'), 's2: 事件子流程的开始事件必须有触发条件'],
    [sub('', 'triggeredByEvent="true"'), 'x: 事件子流程必须有且只有一个开始事件'],
    [sub('<startEvent id="s2"/><userTask id="u"/>', '') + flowsXml('a>u'), 'a-u: 连线不能穿过子流程或流程的边界'],
    ['<exclusiveGateway id="x"/>', 'x: 排他网关没有流出的连线'],
    ['<eventBasedGateway id="x"/>', 'x: 事件网关没有流出的连线'],
    ['<eventBasedGateway id="x"/>' + flowsXml('x>a'), 'x: 事件网关之后只能是中间捕获事件，而不是「a」'],
    ['<userTask id="x" default="s-a"/>', 'x: 默认连线「s-a」不是从这里流出的'],
    ['<userTask id="x" default="gone"/>', 'x: 默认连线「gone」不存在'],
  ])('%s is told of', async (element, message) => {
    const [first, ...others] = await messagesOf(around(element));

    expect(others).toEqual([]);
    expect(first).toContain(message);
  });

  it('is told of in processes and flows as well', async () => {
    const listener = '<extensionElements><flowable:executionListener event="start" class="A"/></extensionElements>';
    const xml = documentXml(
      `<process id="p">${listener}<startEvent id="s"/><userTask id="a"/><sequenceFlow id="f" sourceRef="s" targetRef="a">${listener}</sequenceFlow></process>`,
    );

    expect(await messagesOf(xml)).toEqual(['p: 不能运行其中的 executionListener', 'f: 不能运行其中的 executionListener']);
  });

  it('is refused where it lies too deep', async () => {
    const deep = (level: number): string =>
      level === 0 ? '' : `<subProcess id="d${level}"><startEvent id="ds${level}"/>${deep(level - 1)}</subProcess>`;

    expect(await messagesOf(around(deep(400)))).toEqual([expect.stringContaining('子流程嵌套超过 50 层')]);
  });
});

it('reads what does nothing, and leaves it', async () => {
  const xml = oneProcess(
    '<startEvent id="s"/><userTask id="a"/><dataObject id="d"/><dataObjectReference id="r" dataObjectRef="d"/><laneSet id="l"/><textAnnotation id="t"/>',
    flowsXml('s>a'),
  );

  expect([...((await readModels(xml))[0]?.nodes.keys() ?? [])]).toEqual(['s', 'a']);
});
