import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import {
  checkDurability,
  createDb,
  type Db,
  exigerBaseInventable,
  faireRoles,
  marquerProduction,
  migrate,
} from '@registre/db'
import { seedReference } from '@registre/seed'
import { motsDePasseDonnes } from './database.ts'
import {
  DOSSIER_CERTIFICATS,
  DOSSIER_FICHIERS,
  ROOT,
  demonstration,
  dire,
  production,
  secretGarde,
} from './house.ts'

/** Runs a command of the register, and says what came of it. */
const commander = async (
  url: string,
  dossierFichiers: string,
  quoi: string,
  ...commande: string[]
): Promise<void> => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'apps/api/src/register.ts'), ...commande],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: process.env['NODE_ENV'] ?? 'development',
        DATABASE_URL: url,
        DONNEES_DIR: dossierFichiers,
        SECRET: process.env['SECRET'] ?? (await secretGarde('secret')),
      },
    },
  )
  dire(
    status === 0
      ? `      ${quoi} : ${stdout.trim()}`
      : `      Attention — ${quoi}, sans succès : ${stdout}${stderr}`,
  )
}

/** Accounts, dossiers and certificates of the demonstration, which production does not hold. */
const preparerDemonstration = async (
  db: Db,
  url: string,
  dossierFichiers: string,
): Promise<void> => {
  const [{ seedDemo }, { creerCertificatsDemo, lierCertificatsDemo }] = await Promise.all([
    import('@registre/demonstration/donnees'),
    import('@registre/demonstration/certificats'),
  ])
  // A rehearsal begins with dossiers of its own day.
  const jour = process.env['JOUR_DE_REFERENCE']
  const maintenant = jour ? new Date(`${jour}T12:00:00Z`) : new Date()
  const bilan = await seedDemo(db, { dossierFichiers, maintenant })
  if ((await db.query(`select 1 from publication limit 1`)).length === 0)
    await commander(
      url,
      dossierFichiers,
      'fiches mémo et lettre d’information',
      'publications:initiales',
    )
  // The proofs are made on this disk: an object store takes them from there.
  if (process.env['S3_ENDPOINT'])
    await commander(
      url,
      dossierFichiers,
      'justificatifs',
      'fichiers:reprendre',
      '--depuis',
      dossierFichiers,
    )
  await creerCertificatsDemo(DOSSIER_CERTIFICATS)
  await lierCertificatsDemo(db, DOSSIER_CERTIFICATS)
  if (bilan)
    dire(
      `      données de démonstration : ${bilan.coproprietes} copropriétés, ${bilan.documents} justificatifs`,
    )
}

/**
 * Brings a database to the present: migrations, reference data, and the demonstration where it is
 * allowed.
 */
export const preparerBase = async (
  url: string,
  avecDemonstration: boolean = demonstration,
  dossierFichiers = DOSSIER_FICHIERS,
): Promise<void> => {
  const db = createDb({ url, applicationName: 'registre-preparation', max: 4 })
  try {
    if (avecDemonstration) await exigerBaseInventable(db)
    // A server that the register refuses is left as it was.
    for (const avertissement of await checkDurability(db.pool))
      dire(`      Attention — ${avertissement}`)
    if (process.env['DATABASE_URL']) await faireRoles(url, motsDePasseDonnes())
    await migrate(url, { onProgress: (ligne) => dire(`      ${ligne}`) })
    if (await seedReference(db))
      dire('      communes, départements, régions et intercommunalités chargés')
    if (production) await marquerProduction(db)
    if (avecDemonstration) await preparerDemonstration(db, url, dossierFichiers)
  } finally {
    await db.close()
  }
}
