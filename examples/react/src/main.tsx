import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Application } from './Application.tsx';

const element = document.querySelector('#application');
if (element) {
  createRoot(element).render(
    <BrowserRouter basename="/react">
      <Application />
    </BrowserRouter>,
  );
}
