/**
 * Gives `virtual:regles`: the catalogue as the help tells it, without the code that checks, which
 * weighs four times as much.
 */
import {
  BLOCS_REGLES,
  CATALOGUE,
  decrireRegle,
  formatFrDate,
  type RegleDecrite,
} from '@registre/domain'
import type { Plugin } from 'vite'
import { libelleDe, LIBELLES_BLOC } from '../src/components/declaration/libelles.ts'
import { typographier } from '../src/lib/typographie.ts'

const NOM = 'virtual:regles'

/** The label of a confirmation is a sentence: its full stop would stand before another. */
const sansPoint = (libelle: string): string => libelle.replace(/\.$/, '')
const champsDe = ({ bloc, champs, ou }: RegleDecrite): string =>
  ou || champs.map((champ) => sansPoint(libelleDe(`${bloc}.${champ}`))).join(', ')

const dite = (r: RegleDecrite) => ({
  code: r.code,
  bloc: r.bloc,
  phrase: typographier(r.phrase),
  ou: typographier(champsDe(r)),
  confirmable: r.confirmable,
  effet: formatFrDate(r.effet),
  fin: formatFrDate(r.fin),
})
export type RegleDite = ReturnType<typeof dite>

export const regles = (): Plugin => ({
  name: 'registre-regles',
  resolveId: (source) => (source === NOM ? `\0${NOM}` : null),
  load: (id) =>
    id === `\0${NOM}`
      ? `export const REGLES = ${JSON.stringify(CATALOGUE.map((regle) => dite(decrireRegle(regle))))}
export const BLOCS = ${JSON.stringify(BLOCS_REGLES.map((bloc) => [bloc, typographier(LIBELLES_BLOC[bloc])]))}`
      : null,
})
