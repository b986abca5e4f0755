import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from './Settings.ts';

describe('stored settings', () => {
  it('have their defaults for a new user', () => {
    expect(parseSettings(null)).toEqual({
      theme: '#409EFF',
      sideTheme: 'theme-dark',
      topNav: false,
      tagsView: true,
      fixedHeader: false,
      sidebarLogo: true,
      dynamicTitle: false,
      showSettings: false,
      errorLog: 'production',
      size: 'medium',
    });
  });

  it('are read as they were written', () => {
    const chosen = { ...DEFAULT_SETTINGS, theme: '#11a983', sideTheme: 'theme-light', tagsView: false, size: 'mini' } as const;

    expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each(['', 'null', '[]', '7', '"dark"', '{', '{"__proto__":{"tagsView":false}}'])(
    'are the defaults where %j is stored',
    (stored) => {
      expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
    },
  );

  it('keep the good fields where others are unknown or damaged', () => {
    const stored = { theme: 'url(//x)', sideTheme: 'theme-blue', tagsView: 'no', fixedHeader: true, size: 'huge', colour: 'red' };

    expect(parseSettings(JSON.stringify(stored))).toEqual({ ...DEFAULT_SETTINGS, fixedHeader: true });
  });
});
