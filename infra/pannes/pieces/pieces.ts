import type { Chantier } from '../../boot/mener.ts'
import { tableauExercice } from '../base.ts'
import { ouvrirTenus } from '../processus.ts'
import { syndic } from './appels.ts'
import { controlesAbsents } from './controles.ts'
import {
  bilan,
  dernierEnvoi,
  type Constat,
  type Epreuve,
  magasinAbsent,
  redisAuDemarrage,
  redisEnVol,
  repliqueAbsente,
  smtpAbsent,
} from './epreuves.ts'
import { ouvrirLieu } from './lieu.ts'

/** Default seconds before a failed sending is tried again (ENVOIS_DELAI_S). */
const DELAI_ENVOIS_S = 10

/**
 * Takes each part away in turn, says what a person saw and what happened when it came back, and
 * writes the table of docs/pannes.md. Gives the exit code. `acceleration` divides the delays of the
 * mail server's ten minutes.
 */
export const jouerPieces = async (chantier: Chantier, acceleration: number): Promise<number> => {
  const lieu = await ouvrirLieu(chantier, DELAI_ENVOIS_S / acceleration)
  // Redis is away at the start: the first trial brings it.
  await ouvrirTenus(chantier, [lieu.api, lieu.worker])
  await chantier.ouvrir(
    () => lieu.redis,
    (redis) => redis.signaler('SIGKILL'),
  )
  const qui = await syndic(lieu)
  const depuis = await dernierEnvoi(lieu)
  const epreuves: Epreuve[] = [
    redisAuDemarrage,
    redisEnVol,
    smtpAbsent(acceleration),
    repliqueAbsente,
    magasinAbsent,
    ...controlesAbsents,
  ]
  const { noter, conclure } = tableauExercice('pieces', [
    'pièce absente',
    'ce qu’une personne a vu',
    'au retour',
    'fautes',
  ])
  const constater = ({ piece, vu, retour, fautes }: Constat): void =>
    noter(fautes.length === 0, piece, vu, retour, fautes.join(' ; ') || 'aucune')
  for (const epreuve of epreuves) constater(await epreuve(lieu, qui))
  const fautes = await bilan(lieu, depuis)
  if (fautes.length > 0) constater({ piece: 'aucune', vu: 'à la fin', retour: '–', fautes })
  return conclure('Chaque pièce peut manquer.')
}
