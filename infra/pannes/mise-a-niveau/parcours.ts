import { cp, mkdtemp, rm } from 'node:fs/promises'
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
  for (const lieu of ['prisma/migrations', 'prisma/repeatable']) {
    await rm(join(dossier, lieu), { recursive: true })
    await cp(join(ROOT, lieu), join(dossier, lieu), { recursive: true })
  }
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
