import { PREVIOUS, ligne } from '../kernel/machine.ts'
import {
  type Ligne,
  surPlace,
  AV,
  EC,
  RF,
  DP,
  IR,
  IC,
  IT,
  IE,
  AN,
  DV,
  DE,
  DC,
  DI,
  SU,
  FU,
  DETENTEUR,
  TENEUR_ADMIN,
  CALENDRIER,
} from './lignes.ts'

const DECLARANT = 'déclarant de la dissolution'

/** Rows 32 to 43: dissolution, cancellation, deletion and the way back. */
export const SORTIES: readonly Ligne[] = [
  ligne(
    32,
    [IR, IC, IT, IE],
    'declarer-dissolution',
    DV,
    'syndic rattaché, notaire ou teneur',
    'S',
    { effects: 'justificatif, courriel, demande à traiter' },
  ),
  ligne(33, [DV], 'ouvrir-dissolution', DE, 'teneur', 'D', { effects: 'verrou de 15 minutes' }),
  ligne(33, [DE], 'quitter-dissolution', DV, DETENTEUR, 'D', { effects: 'verrou rendu' }),
  ligne(33, [DE], 'expirer-verrou', DV, CALENDRIER, 'D', { effects: 'verrou rendu' }),
  ligne(33, [DE], 'deverrouiller', DV, TENEUR_ADMIN, 'D', {
    effects: 'verrou rendu, inscription au journal',
  }),
  ligne(34, [DE], 'valider-dissolution', DC, DETENTEUR, 'D', { when: 'effet-futur' }),
  ligne(35, [DE], 'valider-dissolution', DI, DETENTEUR, 'D', {
    when: 'effet-atteint',
    effects: 'mandats archivés, attestation, courriel',
  }),
  ligne(43, [DE], 'demander-precisions', DV, DETENTEUR, 'D', {
    effects: 'courriel avec un lien, délai suspendu',
  }),
  ...surPlace([DV], {
    n: 43,
    event: 'repondre-precisions',
    who: DECLARANT,
    effects: 'dissolution corrigée, délai repris',
    source: 'D',
  }),
  ...surPlace([DV], {
    n: 43,
    event: 'relancer-precisions',
    who: CALENDRIER,
    effects: 'courriel de rappel à 15 jours',
    source: 'D',
  }),
  ligne(43, [DV], 'expirer-precisions', PREVIOUS, CALENDRIER, 'D', {
    when: 'dissolution',
    effects: 'courriel après 30 jours de silence',
  }),
  ligne(36, [DV, DE], 'refuser-dissolution', PREVIOUS, TENEUR_ADMIN, 'D', {
    effects: 'courriel avec le motif',
  }),
  ligne(36, [DV, DE], 'annuler-dissolution', PREVIOUS, DECLARANT, 'D', { effects: 'courriel' }),
  ligne(37, [DC], 'constater-dissolution', DI, CALENDRIER, 'D', {
    effects: 'mandats archivés, attestation, courriel',
  }),
  ligne(38, [IR, IC, IT, IE, FU], 'annuler-immatriculation', AN, TENEUR_ADMIN, 'D', {
    effects: 'motif ; numéro conservé et jamais réattribué',
  }),
  // Not a draft: keepers do not see it, its author deletes it (row 3).
  ligne(
    39,
    [AV, EC, RF, DP, IR, IC, IT, IE, AN, DV, DE, DC, FU],
    'supprimer-copropriete',
    SU,
    TENEUR_ADMIN,
    'S',
    { effects: 'motif, courriel au syndic rattaché' },
  ),
  ligne(
    40,
    [AN, SU],
    'restaurer',
    PREVIOUS,
    'teneur administrateur, ou auteur de la décision',
    'D',
    { effects: 'motif, inscription au journal' },
  ),
  ligne(
    41,
    [RF, AN, IR, IC, IT, IE, FU, DC, DI],
    'revenir',
    PREVIOUS,
    'teneur administrateur, ou auteur de la décision',
    'D',
    { effects: 'décision reprise : mandats, demandes et déclarations comme avant elle' },
  ),
  ligne(42, [IR, IE], 'fusionner', IT, TENEUR_ADMIN, 'D', {
    effects:
      'un autre numéro du même immeuble est annulé au profit de celui-ci, son mandat en cours le suit',
  }),
]
