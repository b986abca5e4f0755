/** The theme colours that are offered, with what they are called. The first is the console's own. */
export const PRESETS = [
  { colour: '#409EFF', name: '天蓝' },
  { colour: '#1890FF', name: '海蓝' },
  { colour: '#304156', name: '藏青' },
  { colour: '#212121', name: '墨黑' },
  { colour: '#11A983', name: '松绿' },
  { colour: '#13C2C2', name: '青碧' },
  { colour: '#6959CD', name: '紫藤' },
  { colour: '#F5222D', name: '朱红' },
] as const;
