import { abreger, court } from '../kernel/texte.exemple.ts'
import { appliquer } from './appliquer.ts'
import type { Changement, Mouvement } from './changement.ts'
import type { Dossier } from './dossier.ts'
import { raconter } from './raconter.ts'

const mouvement = (m: Mouvement): string => court(Object.values(m))
const ecarts = (avant: Dossier, apres: Dossier): string =>
  court(
    Object.fromEntries(
      Object.entries(apres).filter(([nom, v]) => court(Reflect.get(avant, nom)) !== court(v)),
    ),
  )

/** All that a change says of a dossier: its moves, its mails, its journal, the dossier after it. */
export const decider = (d: Dossier, c: Changement): string => {
  if (c.actes.length === 0 && c.envois.length === 0 && (c.muets ?? []).length === 0) return '-'
  return abreger(
    [
      ...c.actes.map(
        ({ mouvements, ...acte }) => `${court(acte)} ${mouvements.map(mouvement).join(' ')}`,
      ),
      `muets ${(c.muets ?? []).map(mouvement).join(' ')}`,
      `envois ${court(c.envois)} annexes ${court(c.annexes ?? [])}`,
      `journal ${raconter(d, c).map(court).join(' ')}`,
      `après ${ecarts(d, appliquer(d, c))}`,
    ].join(' · '),
  )
}
