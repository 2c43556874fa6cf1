import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dire, renoncer, ROOT } from '../../boot/house.ts'
import { derniere, refDe } from '../../boot/versions/publiees.ts'
import { arbreDe, commandeDe } from './arbre.ts'

// npm run mise-a-niveau -- parcours [--depuis <ref>]: the code of the last release, with the
// migrations, functions and views of this one: its own tests of reading and filing must pass, as
// its processes will serve while they are replaced.

/** The modules whose tests read and file. */
const MODULES = ['annuaire', 'coproprietes', 'brouillons', 'mises-a-jour', 'validations']

/** Puts the schema of this code in a tree: its own runner then makes it. */
const mettreLeSchema = async (dossier: string): Promise<void> => {
  const migrations = join(dossier, 'prisma/migrations')
  const repetables = join(dossier, 'prisma/repeatable')
  const sait = existsSync(repetables)
  for (const lieu of [migrations, repetables]) await rm(lieu, { recursive: true, force: true })
  await cp(join(ROOT, 'prisma/migrations'), migrations, { recursive: true })
  const source = join(ROOT, 'prisma/repeatable')
  if (sait) return cp(source, repetables, { recursive: true })
  // A runner that does not know them: one migration more, functions before views.
  const noms = (await readdir(source)).toSorted(
    (a, b) => Number(a.endsWith('.view.sql')) - Number(b.endsWith('.view.sql')),
  )
  const textes = await Promise.all(noms.map((nom) => readFile(join(source, nom), 'utf8')))
  const lieu = join(migrations, '20990101000000_repetables')
  await mkdir(lieu)
  await writeFile(
    join(lieu, 'migration.sql'),
    ['SET LOCAL check_function_bodies = off;', ...textes].join('\n'),
  )
}

/** Runs them; gives true when they pass. */
export const jouerLesParcours = async (depuis?: string): Promise<boolean> => {
  const publiee = derniere()
  const ref = depuis ?? refDe(publiee)
  if (ref === null)
    renoncer(
      `La version ${publiee.version} n’est pas dans ce clone (git fetch --tags --unshallow) : ses parcours ne peuvent pas être joués.`,
    )
  const dossier = await mkdtemp(join(tmpdir(), 'registre-parcours-'))
  try {
    const nom = depuis ?? publiee.version
    dire(`Installation du code de ${nom}`)
    const arbre = await arbreDe(ref ?? '', nom, join(dossier, 'code'))
    await mettreLeSchema(arbre.dossier)
    dire(`Ses tests de ${MODULES.join(', ')}, sur le schéma présent`)
    const sortie = await commandeDe(
      arbre,
      ['test', ...MODULES.map((m) => `apps/api/src/modules/${m}/`)],
      { ...process.env, REGISTRE_TOUT_EXIGER: '' },
    ).catch((error: unknown) => String(error))
    const passes = Number(/(\d+) passed, 0 failed/.exec(sortie)?.[1] ?? 0)
    dire(passes > 0 ? `${passes} tests passent.` : sortie.slice(-6000))
    return passes > 0
  } finally {
    await rm(dossier, { recursive: true, force: true })
  }
}
