/** No menu row leads here: everybody has an account. */
export const page = { key: 'system/profile/index', path: '/user/profile', title: '个人中心' };

export { ProfilePage as Component } from './ProfilePage.tsx';
export { loadProfile as loader } from './loadProfile.ts';
