import { createHash, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '@registre/db'
import { dnEnLigne } from '@registre/domain'
import { CERTIFICATS_DEMO } from './demonstration.ts'

const LIER = `insert into certificat (teledeclarant_id, utilisateur_id, sujet, emetteur, serie, empreinte, valide_du, valide_au)
  select u.teledeclarant_id, u.id, $2, $3, $4, $5::text, $6, $7 from utilisateur u
   where u.login = $1 and u.teledeclarant_id is not null
     and not exists (select from certificat c where c.empreinte = $5::text)
     and not exists (select from certificat c where c.utilisateur_id = u.id and c.rang = 1 and c.revoque_le is null)`

/**
 * Links the demonstration certificates to their accounts, once: a link that somebody ended is not
 * made again.
 */
export const lierCertificatsDemo = async (
  db: Pick<Db, 'query'>,
  dossier: string,
): Promise<void> => {
  for (const { nom, compte } of CERTIFICATS_DEMO) {
    if (compte === undefined) continue
    const x509 = new X509Certificate(await readFile(join(dossier, `${nom}.pem`)))
    const empreinte = createHash('sha256')
      .update(x509.publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex')
    await db.query(LIER, [
      `${compte}@demo.registre.test`,
      dnEnLigne(x509.subject),
      dnEnLigne(x509.issuer),
      x509.serialNumber.toUpperCase(),
      empreinte,
      new Date(x509.validFrom),
      new Date(x509.validTo),
    ])
  }
}
