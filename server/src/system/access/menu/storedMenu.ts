import { MENU_TYPE, type MenuDraft } from '@zhilv/contract/system';

type Words = Partial<Record<'permission' | 'path' | 'icon' | 'component' | 'componentName', string>>;

/** Gives a row as it is kept: each type has the fields that apply to it, and what a draft leaves out stays as it is. */
export function storedMenu({ permission, path, icon, component, componentName, ...rest }: MenuDraft) {
  const { visible, keepAlive, alwaysShow, ...required } = rest;
  const given = {
    permission: permission ?? undefined,
    path: path ?? undefined,
    icon: icon ?? undefined,
    component: component ?? undefined,
    componentName: componentName ?? undefined,
    visible: visible ?? undefined,
    keepAlive: keepAlive ?? undefined,
    alwaysShow: alwaysShow ?? undefined,
  };
  return { ...required, ...given, ...EMPTY[required.type] };
}

/** The fields that do not apply to a type. */
const EMPTY: Readonly<Record<number, Words>> = {
  [MENU_TYPE.directory]: { permission: '', component: '', componentName: '' },
  [MENU_TYPE.button]: { path: '', icon: '', component: '', componentName: '' },
};
