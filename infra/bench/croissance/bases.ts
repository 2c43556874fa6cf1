import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDb, type Db } from '@registre/db'
import { startEmbedded } from '@registre/db/embedded'
import { dire, DONNEES, ROOT } from '../../boot/house.ts'
import type { Chantier } from '../../boot/mener.ts'
import { run } from '../../boot/tools.ts'

/** A register of a size, kept in the data folder for the next time. */
export interface BaseDeTaille {
  taille: number
  url: string
  db: Db
  fermer(): Promise<void>
}

const demarrer = async (dossier: string) =>
  startEmbedded({
    dataDir: join(dossier, 'postgres'),
    password: (await readFile(join(dossier, 'mot-de-passe-postgres'), 'utf8')).trim(),
    settings: { shared_buffers: '256MB', random_page_cost: '1.1', max_wal_size: '4GB' },
  })

/**
 * Opens the register of a size, filled first by `npm run seed:scale` when there is none. Throws when
 * it could not be filled.
 */
export const ouvrirTaille = async (chantier: Chantier, taille: number): Promise<BaseDeTaille> => {
  const dossier = join(DONNEES, 'croissance', String(taille))
  const complet = await readFile(join(dossier, 'complet'), 'utf8').catch(() => '')
  if (complet === '') {
    dire(`\n${taille.toLocaleString('fr-FR')} copropriétés : remplissage dans ${dossier}`)
    const { code } = await run(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(ROOT, 'infra/boot/seed-scale.ts'),
        '--coproprietes',
        String(taille),
        '--marque',
        join(dossier, 'complet'),
      ],
      { env: { REGISTRE_DONNEES: dossier } },
    )
    if (code !== 0) throw new Error(`${taille} copropriétés : le remplissage a échoué`)
  }
  const serveur = await chantier.ouvrir(
    () => demarrer(dossier),
    (s) => s.stop(),
  )
  const url = serveur.url('registre')
  const db = createDb({ url, applicationName: 'registre-croissance', max: 8 })
  return {
    taille,
    url,
    db,
    fermer: async () => {
      await db.close()
      await serveur.stop()
    },
  }
}
