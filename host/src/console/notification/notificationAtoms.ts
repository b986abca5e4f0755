import { atom } from 'jotai';

/** Whether the console has shown its first page and has nothing better to do: nobody is to wait for the number of messages. */
export const mayAskAtom = atom(false);

/** Whether the list of unread messages is open. */
export const listOpenAtom = atom(false);
