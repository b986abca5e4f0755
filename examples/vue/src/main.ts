import '@zhilv/embed';
import { createApp } from 'vue';
import { Application } from './Application.ts';

createApp(Application).mount('#application');
