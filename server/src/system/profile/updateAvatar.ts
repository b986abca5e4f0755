import type { profile } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { badParameter } from '../../call/apiErrors.ts';
import type { Call } from '../../call/implement.ts';
import { pictureKind } from '../../infra/file/fileKind.ts';
import { forgetContent, removeFile, storeFile } from '../../infra/file/files.ts';
import { changeStamp } from '../../records/stamps.ts';
import { users } from '../user/user.table.ts';
import { userMissing } from '../user/userMissing.ts';

/** Gives the caller another picture, and removes the one from before. */
export async function updateAvatar(call: Call<typeof profile.updateAvatar>): Promise<string> {
  const { db, user, input } = call;
  const content = new Uint8Array(await input.avatarFile.arrayBuffer());
  const kind = await pictureKind(content);
  if (kind === null) throw badParameter('头像只能是 PNG、JPEG 或 WebP 图片');
  const { url, forgotten } = await db.transaction(async (transaction) => {
    // Two windows may change it at once, and each has to remove what the other has stored.
    const [before] = await transaction.select({ avatar: users.avatar }).from(users).where(eq(users.id, user.id)).for('update');
    if (before === undefined) throw userMissing();
    const stored = await storeFile(transaction, call, { name: input.avatarFile.name, content, ...kind });
    await transaction
      .update(users)
      .set({ avatar: stored.url, ...changeStamp(call) })
      .where(eq(users.id, user.id));
    const forgotten = before.avatar === null ? [] : await removeFile(transaction, call, before.avatar, stored.id);
    return { url: stored.url, forgotten };
  });
  await forgetContent(call.settings, forgotten);
  return url;
}
