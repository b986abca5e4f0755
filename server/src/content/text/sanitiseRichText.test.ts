import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './sanitiseRichText.ts';

describe('rich text', () => {
  it('stays as it is when it was cleaned before', () => {
    const once = sanitiseRichText(
      '<h2 style="color:#1b5e8c">一&nbsp;&lt;二&gt;</h2><p><a href="https://a.example?a=1&b=2" target="_blank">三</a><img src=/a.png alt=\'"四"\'></p>',
    );

    expect(once).toBe(
      '<h2 style="color: #1b5e8c">一\u00a0&lt;二&gt;</h2><p><a href="https://a.example?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">三</a><img alt="&quot;四&quot;" src="/a.png" loading="lazy" decoding="async" referrerpolicy="no-referrer" /></p>',
    );
    expect(sanitiseRichText(once)).toBe(once);
  });

  it.each([
    ['<script>alert(1)</script>一', '一'],
    ['<p onclick=alert(1)>一</p>', '<p>一</p>'],
    ['<svg><script>alert(1)</script><p>一</p></svg>二', '二'],
    ['<math><mtext><style><!--</style><img title="--&gt;<img src onerror=alert(1)>">', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<form action=/x><input name=a><p>一</p></form>', '<p>一</p>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>一', '一'],
    ['<a href="jav&#x09;ascript:alert(1)">一</a>', '<a>一</a>'],
    ['<base href=//evil.example><meta http-equiv=refresh content=0><link rel=stylesheet href=/x>一', '一'],
    ['<p style="background:url(//evil.example)" id=root name=body>一</p>', '<p>一</p>'],
    ['一 < 二 & 三', '一 &lt; 二 &amp; 三'],
  ])('loses from %s what runs or reaches beyond it', (html, clean) => {
    expect(sanitiseRichText(html)).toBe(clean);
  });
});
