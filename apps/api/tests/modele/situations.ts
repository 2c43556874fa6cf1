import { Creer } from './commandes.ts'
import { brouillonDeNotaire, brouillonEtSonDouble } from './doublons.ts'
import type { DossierM } from './dossier.ts'
import { mener, type Monde, NOTAIRE, PRINCIPAL as K, SECOND } from './gestes.ts'
import { mettreAJourAnnuelle } from './gestes-declarations.ts'
import { abandonner, corriger, soumettre, soumettreParNotaire } from './gestes-dossier.ts'
import { confirmerDoublon, ouvrir, preciser, refuser, valider } from './gestes-file.ts'
import { annulerImmatriculation, declarerDissolution, supprimer } from './gestes-fin.ts'
import { changerDate, rattacher, renouveler } from './gestes-mandats.ts'

import {
  type Situation,
  apresFin,
  commencePlusTard,
  decider,
  EC,
  IT,
  IE,
  suivie,
  FU,
  DV,
  DE,
  ouverte,
  PREDECESSEUR,
  syndic,
  notaire,
  DECIDEES,
} from './situations.debuts.ts'

export type { Situation } from './situations.debuts.ts'

export const SITUATIONS: readonly Situation[] = [
  ...DECIDEES,
  syndic('brouillon', 'BROUILLON', []),
  notaire('brouillon de notaire', 'BROUILLON', []),
  notaire('brouillon de notaire, très proche d’une autre', 'BROUILLON', [], 'doublon'),
  syndic('déposée', 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', [soumettre(0)]),
  syndic('examinée', 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION', EC),
  syndic('examinée, mandat à venir', 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION', [
    ...EC,
    commencePlusTard('immatriculation'),
  ]),
  notaire(
    'doublon de notaire examiné',
    'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
    [soumettreParNotaire(NOTAIRE), ouvrir('immatriculation', K)],
    'doublon',
  ),
  syndic('refusée', 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES', [
    ...EC,
    refuser('immatriculation', K),
  ]),
  syndic('refusée et corrigée', 'BROUILLON', [...EC, refuser('immatriculation', K), corriger(0)]),
  syndic('précisions demandées', 'IMMATRICULATION_DEMANDE_DE_PRECISIONS', [
    ...EC,
    preciser('immatriculation', K),
  ]),
  notaire('à rattacher', 'IMMATRICULEE_A_RATTACHER', [soumettreParNotaire(NOTAIRE)]),
  notaire('à confirmer', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', [
    soumettreParNotaire(NOTAIRE),
    rattacher(0, 0),
  ]),
  notaire(
    'à confirmer, examinée',
    'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
    ouverte([soumettreParNotaire(NOTAIRE)], 0),
  ),
  notaire('à confirmer, examinée, mandat à venir', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', [
    ...ouverte([soumettreParNotaire(NOTAIRE)], 0),
    commencePlusTard('rattachement'),
  ]),
  notaire('à confirmer, précisions demandées', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', [
    ...ouverte([soumettreParNotaire(NOTAIRE)], 0),
    preciser('rattachement', K),
  ]),
  syndic('rattachée', 'IMMATRICULEE_RATTACHEE', IT),
  syndic('rattachée, mise à jour l’an dernier', 'IMMATRICULEE_RATTACHEE', [
    ...IT,
    mettreAJourAnnuelle(0),
  ]),
  syndic('rattachée au successeur', 'IMMATRICULEE_RATTACHEE', [
    ...IT,
    rattacher(1, 0),
    ...decider('rattachement'),
    apresFin(1),
  ]),
  syndic(
    'rattachée, mise à jour du prédécesseur à accepter',
    'IMMATRICULEE_RATTACHEE',
    PREDECESSEUR,
  ),
  syndic('rattachée, et demandée', 'IMMATRICULEE_RATTACHEE', [...IT, rattacher(1, 0)]),
  syndic('rattachée, demande examinée', 'IMMATRICULEE_RATTACHEE', ouverte(IT, 1)),
  syndic('rattachée, la demande examinée a commencé', 'IMMATRICULEE_RATTACHEE', [
    ...IT,
    rattacher(1, 0),
    renouveler(0),
    apresFin(3),
    ouvrir('rattachement', K),
  ]),
  syndic('rattachée, un autre suit', 'IMMATRICULEE_RATTACHEE', suivie(0)),
  syndic('rattachée, un autre suit plus tard', 'IMMATRICULEE_RATTACHEE', suivie(15)),
  syndic('rattachée, demande dont on attend des précisions', 'IMMATRICULEE_RATTACHEE', [
    ...ouverte(IT, 1),
    preciser('rattachement', K),
  ]),
  syndic('expirée, demande dont on attend des précisions', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', [
    ...IT,
    rattacher(1, 0),
    apresFin(1),
    ouvrir('rattachement', K),
    preciser('rattachement', K),
  ]),
  syndic('mandat à venir, demande dont on attend des précisions', 'FUTUR', [
    ...ouverte([...suivie(60), apresFin(3)], 2),
    preciser('rattachement', K),
  ]),
  syndic('expirée', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', IE),
  syndic('expirée, et demandée avant', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', [
    ...IT,
    rattacher(1, 0),
    apresFin(1),
  ]),
  syndic('expirée, demande examinée', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', [
    ...IT,
    rattacher(1, 0),
    apresFin(1),
    ouvrir('rattachement', K),
  ]),
  syndic('expirée, demande à venir examinée', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', [
    ...IT,
    rattacher(1, 15),
    apresFin(1),
    ouvrir('rattachement', K),
  ]),
  syndic('mandat à venir', 'FUTUR', FU),
  syndic('deux mandats à venir', 'FUTUR', [...FU, rattacher(2, 0), ...decider('rattachement')]),
  syndic('mandat à venir, et demandée', 'FUTUR', [...FU, rattacher(2, 0)]),
  syndic('mandat à venir, demande examinée', 'FUTUR', ouverte(FU, 2)),
  syndic('mandat à venir, la demande examinée a commencé', 'FUTUR', [
    ...IT,
    rattacher(1, 0),
    renouveler(0),
    changerDate(K, 'debut', 1, 30),
    apresFin(3),
    ouvrir('rattachement', K),
  ]),
  syndic('annulée', 'IMMATRICULATION_ANNULEE', [...IT, annulerImmatriculation(K)]),
  syndic('dissolution déposée', 'DISSOLUTION_A_VALIDER', DV),
  syndic('dissolution examinée', 'DISSOLUTION_EN_COURS_DE_VALIDATION', DE),
  syndic('dissolution immédiate examinée', 'DISSOLUTION_EN_COURS_DE_VALIDATION', [
    ...IT,
    declarerDissolution(0, 0),
    ouvrir('dissolution', K),
  ]),
  syndic(
    'dissolution immédiate examinée, un autre mandat suit',
    'DISSOLUTION_EN_COURS_DE_VALIDATION',
    [...suivie(0), declarerDissolution(0, 0), ouvrir('dissolution', K)],
  ),
  syndic('dissolution immédiate et rattachement examinés', 'DISSOLUTION_EN_COURS_DE_VALIDATION', [
    ...IT,
    rattacher(1, 0),
    declarerDissolution(0, 0),
    ouvrir('dissolution', K),
    ouvrir('rattachement', K),
  ]),
  syndic(
    'dissolution immédiate examinée, rattachement demandé',
    'DISSOLUTION_EN_COURS_DE_VALIDATION',
    [...IT, rattacher(1, 0), declarerDissolution(0, 0), ouvrir('dissolution', K)],
  ),
  syndic(
    'dissolution immédiate examinée, rattachement à préciser',
    'DISSOLUTION_EN_COURS_DE_VALIDATION',
    [
      ...ouverte(IT, 1),
      preciser('rattachement', K),
      declarerDissolution(0, 0),
      ouvrir('dissolution', K),
    ],
  ),
  syndic(
    'dissolution immédiate examinée, rattachement tenu par un autre',
    'DISSOLUTION_EN_COURS_DE_VALIDATION',
    [
      ...IT,
      rattacher(1, 0),
      declarerDissolution(0, 0),
      ouvrir('dissolution', K),
      ouvrir('rattachement', SECOND),
    ],
  ),
  syndic('dissolution validée, à venir', 'DISSOLUTION_EN_COURS', [
    ...DE,
    valider('dissolution', K),
  ]),
  syndic('dissoute', 'DISSOUTE', [...IT, declarerDissolution(0, 0), ...decider('dissolution')]),
  syndic('abandonnée', 'SUPPRIMEE', [...EC, refuser('immatriculation', K), abandonner(0)]),
  notaire(
    'doublon confirmé',
    'IMMATRICULATION_ANNULEE',
    [soumettreParNotaire(NOTAIRE), ouvrir('immatriculation', K), confirmerDoublon(K)],
    'doublon',
  ),
  syndic('supprimée', 'SUPPRIMEE', [...IT, supprimer(K)]),
]

/** A co-ownership in a situation, made by the gestures that lead there. */
export const mettreEnSituation = async (monde: Monde, s: Situation): Promise<DossierM> => {
  const d = await {
    syndic: dossierDe,
    notaire: brouillonDeNotaire,
    doublon: async (m: Monde) => (await brouillonEtSonDouble(m)).double,
  }[s.par](monde)
  for (const pas of s.pas) {
    if (typeof pas === 'function') await pas(monde, d)
    else await mener(monde, d, pas)
  }
  return d
}

const dossierDe = async (monde: Monde): Promise<DossierM> => {
  const modele = { dossiers: [] as DossierM[] }
  await new Creer(0).run(modele, monde)
  const [d] = modele.dossiers
  if (!d) throw new Error('no draft')
  return d
}
