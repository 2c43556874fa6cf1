import { createHash } from 'node:crypto'
import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import { UploadedFile } from './uploads/uploaded-file.ts'

/** Longer than any call: a first one still silent after that belongs to a process that died. */
const IN_FLIGHT_MS = 20_000
const sha = (text: string) => createHash('sha256').update(text).digest('hex')

/** A body is fingerprinted by its JSON, a file in it by the hash of its bytes. */
const fingerprint = (value: unknown): string =>
  sha(
    JSON.stringify(value, (_, v: unknown) =>
      v instanceof UploadedFile ? { sha256: v.sha256 } : v,
    ) ?? '',
  )

/**
 * Runs `work` once per key: the same key and body gives the stored answer; another body
 * `cle-deja-utilisee` (422); a first call still in flight `requete-en-cours` (409). A call that
 * failed frees its key. After a dead process the key is free again after 20 seconds; the natural
 * uniqueness of the data then answers.
 */
export const once = async (
  db: Db,
  who: string,
  operation: string,
  key: string,
  input: unknown,
  work: () => Promise<string>,
): Promise<{ text: string; rejouee: boolean }> => {
  const cle = sha(`${who}\n${operation}\n${key}`)
  const empreinte = fingerprint(input)
  const [taken] = await db.query(
    `insert into cle_idempotence as c (cle, empreinte) values ($1, $2)
     on conflict (cle) do update set cree_le = now()
       where c.statut is null and c.empreinte = excluded.empreinte and c.cree_le < now() - $3 * interval '1 millisecond'
     returning cle`,
    [cle, empreinte, IN_FLIGHT_MS],
  )
  if (!taken) {
    const [stored] = await db.query(
      `select empreinte, statut, reponse from cle_idempotence where cle = $1`,
      [cle],
    )
    if (stored && stored.empreinte !== empreinte) throw new RegisterError('cle-deja-utilisee')
    if (!stored || stored.statut === null) throw new RegisterError('requete-en-cours')
    return { text: JSON.stringify(stored.reponse), rejouee: true }
  }
  try {
    const answer = await work()
    await db.query(`update cle_idempotence set statut = 200, reponse = $2::jsonb where cle = $1`, [
      cle,
      answer,
    ])
    return { text: answer, rejouee: false }
  } catch (error) {
    await db.query(`delete from cle_idempotence where cle = $1 and statut is null`, [cle])
    throw error
  }
}
