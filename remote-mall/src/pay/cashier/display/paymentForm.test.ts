import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { describe, expect, it } from 'vitest';
import { paymentForm } from './paymentForm.ts';

const ACTION = 'https://openapi.alipay.com/gateway.do?charset=utf-8&sign=a%2Bb';

const form = (inside: string, attributes = `method="post" action="${ACTION.replace('&', '&amp;')}"`): string =>
  `<form name="punchout_form" ${attributes}>${inside}</form>`;

describe('the form of a provider', () => {
  it('is read as a real provider writes it, without its button and its script', () => {
    const read = paymentForm(
      `<form name="punchout_form" method="post" action="${ACTION}">
<input type="hidden" name="biz_content" value="{&quot;subject&quot;:&quot;华为手机&quot;,&quot;total_amount&quot;:&quot;0.01&quot;}">
<input type="submit" value="立即支付" style="display:none" >
</form>
<script>document.forms[0].submit();</script>`,
    );

    expect(read).toEqual({
      action: new URL(ACTION),
      method: 'post',
      fields: [{ name: 'biz_content', value: '{"subject":"华为手机","total_amount":"0.01"}' }],
    });
  });

  it('is read with quotes of either kind and with none, in any case, and with references of all kinds', () => {
    const read = paymentForm(
      form(`<INPUT TYPE=hidden NAME='a' VALUE="1 > 0"><input name=b value=&#65;&#x42;&apos;&unknown;&#0;><input name="c">`),
    );

    expect(read?.action.href).toBe(ACTION);
    expect(read?.fields).toEqual([
      { name: 'a', value: '1 > 0' },
      { name: 'b', value: "AB'&unknown;&#0;" },
      { name: 'c', value: '' },
    ]);
  });

  it('has the first of attributes that are written twice, and is sent by GET where it does not say', () => {
    const read = paymentForm(
      form('<input name="a" name="b" value="1" value="2">', `action="${ACTION}" action="https://evil.example/"`),
    );

    expect(read).toMatchObject({ method: 'get', fields: [{ name: 'a', value: '1' }] });
    expect(read?.action.host).toBe('openapi.alipay.com');
  });

  it('has only the fields inside of it that a browser would send', () => {
    const read = paymentForm(
      `<input name="before" value="1">${form(
        '<input type="checkbox" name="box" value="1"><input type="hidden" name="off" value="1" disabled><input value="nameless"><input type="hidden" name="in" value="1">',
      )}<input name="after" value="1">`,
    );

    expect(read?.fields).toEqual([{ name: 'in', value: '1' }]);
  });

  it('is not taken from comments, scripts and texts', () => {
    const hidden = form('').replace('alipay', 'evil');

    expect(
      paymentForm(`<!-- ${hidden} --><script>"${hidden}"</script><textarea>${hidden}</textarea><style>${hidden}`),
    ).toBeNull();
    expect(paymentForm(`<!-- ${hidden} -->${form('')}`)?.action.host).toBe('openapi.alipay.com');
  });
});

it.each([
  ['nothing', ''],
  ['no form', '<p>系统繁忙</p>'],
  ['two forms', form('') + form('')],
  ['a form without a target', form('', 'method="post"')],
  ['a target that is a path', form('', 'action="/pay"')],
  ['a target that runs a script', form('', 'action="javascript:alert(1)"')],
  ['a script in an escape', form('', 'action="&#106;avascript:alert(1)"')],
  ['a target with a tab in its scheme', form('', 'action="java\tscript:alert(1)"')],
  ['data', form('', 'action="data:text/html,x"')],
  ['a user name before the host', form('', 'action="https://openapi.alipay.com@evil.example/"')],
  ['a dialog', form('', `method="dialog" action="${ACTION}"`)],
  ['more than a provider writes', form(`<input name="a" value="${'x'.repeat(70_000)}">`)],
])('takes %s for no form', (_, markup) => {
  expect(paymentForm(markup)).toBeNull();
});

it('reads hostile markup of any length it takes in no time to speak of', () => {
  const hostile = ['<', '<form ', '<input "', "<a '", '<!--', '<script', '&#', '<form a=', '<input a="'].map((part) =>
    part.repeat(Math.floor(65_000 / part.length)),
  );

  const readable = hostile.map((markup) => paymentForm(markup));

  expect(readable).toEqual(hostile.map(() => null));
});

it.skipIf(!hasRecordedAnswers)('reads the recorded answer of a real back end', () => {
  const { body } = recordedAnswer('pay/030-order-submit-alipay-pc-form');
  const { displayContent } = body['data'] as { displayContent: string };

  const read = paymentForm(displayContent);

  expect(read).toMatchObject({ method: 'post', fields: [{ name: 'biz_content' }] });
  expect(read?.action.searchParams.get('method')).toBe('alipay.trade.page.pay');
  expect(JSON.parse(read?.fields[0]?.value ?? '')).toMatchObject({ subject: '华为手机' });
});
