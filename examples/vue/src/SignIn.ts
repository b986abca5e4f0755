import { defineComponent, h, ref } from 'vue';
import { session } from './session.ts';

export const SignIn = defineComponent(() => {
  const refusal = ref<string | null>(null);
  const signIn = async (event: Event): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement); // It listens at the form.
    refusal.value = null;
    try {
      await session.signIn(String(fields.get('username')), String(fields.get('password')));
    } catch (error) {
      refusal.value = error instanceof Error ? error.message : String(error);
    }
  };
  const field = (label: string, attributes: Record<string, unknown>) =>
    h('label', [label, h('input', { required: true, ...attributes })]);

  return () =>
    h('form', { onSubmit: signIn }, [
      h('h1', '登录甲公司门户'),
      field('账号', { name: 'username', autocomplete: 'username' }),
      field('密码', { name: 'password', type: 'password', autocomplete: 'current-password' }),
      refusal.value === null ? null : h('p', { role: 'alert' }, refusal.value),
      h('button', '登录'),
    ]);
});
