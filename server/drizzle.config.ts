import { defineConfig } from 'drizzle-kit';

/** `npm run migration` in this folder writes the difference between the tables and the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './migrations',
  casing: 'snake_case',
});
