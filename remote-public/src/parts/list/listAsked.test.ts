import { describe, expect, it } from 'vitest';
import { listAddress, LONGEST_KEYWORD, readListAsked } from './listAsked.ts';

const read = (search: string) => readListAsked(new URLSearchParams(search));

describe('the address of a list', () => {
  it('says words and page', () => {
    expect(read('keyword=%20预约%20&pageNo=3')).toEqual({ keyword: '预约', pageNo: 3 });
  });

  it.each(['', 'pageNo=0', 'pageNo=-1', 'pageNo=1.5', 'pageNo=zwei', 'pageNo=1e9', 'pageNo=99999999999', 'keyword=%20'])(
    'is that of the first page of everything with %j',
    (search) => {
      expect(read(search)).toEqual({ keyword: '', pageNo: 1 });
    },
  );

  it('takes words of a bounded length', () => {
    expect(read(`keyword=${'山'.repeat(200)}`).keyword).toHaveLength(LONGEST_KEYWORD);
  });

  it('leaves out what says nothing', () => {
    expect(listAddress('/news-list', { infoType: undefined })).toBe('/news-list');
    expect(listAddress('/news-list', { infoType: 1 }, { keyword: '', pageNo: 1 })).toBe('/news-list?infoType=1');
  });

  it('reads as it was written', () => {
    const asked = { keyword: '客流 & 100%', pageNo: 12 };
    const address = listAddress('/search', { kind: 'news' }, asked);

    expect(new URL(address, 'http://x').searchParams.get('kind')).toBe('news');
    expect(read(new URL(address, 'http://x').search)).toEqual(asked);
  });
});
