import { failed, ok, type Result, type UploadIntake } from '@portico/domain/kernel';
import { jpegStart, type BadPicture, type Picture } from '@portico/domain/profile';
import type { Failure } from '@portico/application/kernel';

/** Has a picture scanned and re-encoded. If the scanner is unavailable, it may be tried again later. */
export const redrawn = async (
  intake: Pick<UploadIntake, 'jpegText'>,
  picture: Picture,
): Promise<Result<Picture, BadPicture | Failure>> => {
  const taken = await intake.jpegText(picture.slice(jpegStart.length));
  if (taken.ok) return ok(`${jpegStart}${taken.value}` as Picture);
  const { kind } = taken.error;
  if (kind === 'not-scanned') return failed({ kind: 'unavailable' });
  return failed({ kind: kind === 'too-large' ? kind : 'no-jpeg' });
};
