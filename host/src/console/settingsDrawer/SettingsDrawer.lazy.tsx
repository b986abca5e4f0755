import { APPEARANCE_LABELS, APPEARANCES, chooseAppearance } from '@zhilv/site/appearance';
import { Button } from '@zhilv/ui/button';
import { UiRoot } from '@zhilv/ui/root';
import { SideSheet } from '@zhilv/ui/side-sheet';
import { useAtomValue, useSetAtom } from 'jotai';
import { applyAccent } from '../../head/first/applyAccent.ts';
import { useAppearance } from '../settings/useAppearance.ts';
import { SIZE_LABELS, useChooseSize } from '../settings/useChooseSize.ts';
import { accentText } from '../settings/accentText.lazy.ts';
import { AccentChoice } from './AccentChoice.tsx';
import { Choice } from './Choice.tsx';
import styles from './drawer.module.css';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useKeepSettings } from './useKeepSettings.ts';
import type { SettingsDrawerProps } from './openSettings.ts';
import { SIZES } from '../settings/Settings.ts';
import { hasUnsavedSettingsAtom, settingsAtom, trySettingsAtom } from '../settings/settingsAtoms.ts';

const APPEARANCE_CHOICES = APPEARANCES.map((value) => ({ value, label: APPEARANCE_LABELS[value] }));
const SIZE_CHOICES = SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }));
const SIDE_CHOICES = [
  { value: 'theme-dark', label: '暗色' },
  { value: 'theme-light', label: '亮色' },
] as const;

/** How the console looks. Everything is in force at once; what belongs to the layout lasts as long as the document, unless it is saved. */
export function SettingsDrawer({ onClose }: SettingsDrawerProps) {
  const settings = useAtomValue(settingsAtom);
  const unsaved = useAtomValue(hasUnsavedSettingsAtom);
  const attempt = useSetAtom(trySettingsAtom);
  const chooseSize = useChooseSize();
  const { save, reset } = useKeepSettings();

  const chooseTheme = (theme: string): void => {
    attempt({ theme });
    applyAccent(accentText(theme));
  };
  const footer = (
    <>
      <p className={styles['standing']} role="status">
        {unsaved && '更改已生效，保存后下次打开仍保留'}
      </p>
      <Button onClick={reset}>重置配置</Button>
      <Button kind="primary" onClick={() => save(accentText(settings.theme))}>
        保存配置
      </Button>
    </>
  );
  return (
    <UiRoot>
      <SideSheet title="布局设置" dismissible footer={footer} onCancel={onClose}>
        <div className={styles['groups']}>
          <AccentChoice value={settings.theme} onChange={chooseTheme} />
          <Choice legend="外观" choices={APPEARANCE_CHOICES} value={useAppearance()} onChange={chooseAppearance} />
          <div className={styles['wide']}>
            <Choice legend="布局大小" choices={SIZE_CHOICES} value={settings.size} onChange={chooseSize} />
          </div>
          <Choice
            legend="侧边栏"
            choices={SIDE_CHOICES}
            value={settings.sideTheme}
            onChange={(sideTheme) => attempt({ sideTheme })}
          />
          <section className={styles['switches']} aria-label="布局">
            <div className={styles['wide']}>
              <SettingSwitch
                title="顶部菜单"
                help="一级菜单移到顶栏，侧边栏显示其下级"
                value={settings.topNav}
                onChange={(topNav) => attempt({ topNav })}
              />
            </div>
            <SettingSwitch title="显示 Logo" value={settings.sidebarLogo} onChange={(sidebarLogo) => attempt({ sidebarLogo })} />
            <SettingSwitch
              title="开启标签页"
              help="顶部显示已打开的页面"
              value={settings.tagsView}
              onChange={(tagsView) => attempt({ tagsView })}
            />
            <SettingSwitch
              title="固定顶栏"
              help="页面滚动时，顶栏和标签页保持可见"
              value={settings.fixedHeader}
              onChange={(fixedHeader) => attempt({ fixedHeader })}
            />
            <SettingSwitch
              title="动态标题"
              help="窗口标题带上正在查看的记录"
              value={settings.dynamicTitle}
              onChange={(dynamicTitle) => attempt({ dynamicTitle })}
            />
          </section>
        </div>
      </SideSheet>
    </UiRoot>
  );
}
