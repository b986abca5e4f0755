import { expect, it } from 'vitest';
import { answerHeaders } from './forwardedHeaders.ts';

const answeredWith = (type: string): Headers => answerHeaders(new Headers({ 'content-type': type }), { isCallersOwn: false });

// Of several types in one header browsers take the last.
it.each(['image/svg+xml', 'text/html;charset=UTF-8', 'image/png;a=, text/html'])(
  'lets nothing that people uploaded run at our address: %s',
  (type) => {
    const headers = answeredWith(type);

    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it.each(['application/javascript', 'text/javascript;charset=UTF-8', 'text/css', 'image/png;a=, text/javascript'])(
  'lets no page of ours load what people uploaded as a part of itself: %s',
  (type) => {
    const headers = answeredWith(type);

    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it.each(['image/png', 'application/pdf', 'video/mp4; codecs="avc1"'])('shows what nothing can run in: %s', (type) => {
  const headers = answeredWith(type);

  expect(headers.get('content-type')).toBe(type);
  for (const name of ['content-security-policy', 'content-disposition']) expect(headers.has(name), name).toBe(false);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('passes on what another of our servers says of the rights of its caller', () => {
  const headers = answerHeaders(new Headers({ 'rights-revision': 'a', server: 'b' }), { isCallersOwn: true });

  expect(headers.get('rights-revision')).toBe('a');
  expect(headers.has('server')).toBe(false);
});
