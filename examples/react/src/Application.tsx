import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, NavLink, Route, Routes } from 'react-router-dom';
import { Remote, type Theme } from './Remote.tsx';
import { session } from './session.ts';
import { SignIn } from './SignIn.tsx';

const subscribe = (listener: () => void): (() => void) => {
  session.addEventListener('change', listener);
  return () => session.removeEventListener('change', listener);
};

export function Application() {
  const isSignedIn = useSyncExternalStore(subscribe, () => session.signedIn);
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => void (document.documentElement.dataset['theme'] = theme), [theme]);

  if (!isSignedIn) return <SignIn />;
  return (
    <>
      <header>
        <h1>甲公司门户</h1>
        <nav>
          <NavLink to="/dictionaries">字典</NavLink>
          <NavLink to="/processes">流程</NavLink>
        </nav>
        <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          切换深浅色
        </button>
        <button type="button" onClick={() => void session.signOut()}>
          退出
        </button>
      </header>
      <section>
        <Routes>
          <Route path="/dictionaries" element={<Remote remote="system" page="system/dict/index" theme={theme} />} />
          <Route path="/processes" element={<Remote remote="bpm" page="bpm/model/index" theme={theme} />} />
          <Route path="*" element={<Navigate to="/dictionaries" replace />} />
        </Routes>
      </section>
    </>
  );
}
