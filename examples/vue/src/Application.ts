import { defineComponent, h, ref, watchEffect } from 'vue';
import { account, product, session } from './session.ts';
import { SignIn } from './SignIn.ts';

export const Application = defineComponent(() => {
  const theme = ref('light');
  watchEffect(() => {
    document.documentElement.dataset['theme'] = theme.value;
  });
  const button = (label: string, onClick: () => unknown) => h('button', { type: 'button', onClick }, label);
  const remote = (heading: string, name: string, page: string) =>
    h('section', [
      h('h2', heading),
      h('zhilv-remote', {
        class: { designer: name === 'bpm' },
        remote: name,
        page,
        base: product,
        theme: theme.value,
        '.tokens': session,
        'onAuth-required': () => session.signOut(),
      }),
    ]);

  return () =>
    account.isSignedIn
      ? [
          h('header', [
            h('h1', '甲公司门户'),
            button('切换深浅色', () => (theme.value = theme.value === 'dark' ? 'light' : 'dark')),
            button('退出', () => session.signOut()),
          ]),
          remote('字典', 'system', 'system/dict/index'),
          remote('流程', 'bpm', 'bpm/model/index'),
        ]
      : h(SignIn);
});
