import type { Dossier } from '../dossier/dossier.ts'
import { AUTRE_SYNDIC, SYNDIC, unMandat } from '../dossier/dossier.exemple.ts'
import {
  annonce,
  apres,
  type DossierExamine,
  dissolution,
  immatriculation,
  par,
  parNotaire,
  rattachement,
  unCandidat,
  uneMarque,
} from './examen.exemple.ts'
import type { CodePoint } from './points.ts'

/** A request, and what its examination says: nothing for a clean one. */
export type CasExamen = readonly [
  quoi: string,
  dossier: DossierExamine,
  codes: readonly CodePoint[],
]

const sansDocument = { documentId: null, typeJustif: null } as const
const avec = ({ d, f }: DossierExamine, plus: Partial<Dossier>): DossierExamine => ({
  d: { ...d, ...plus },
  f,
})

/** What the proof says, or does not. */
const PREUVES: readonly CasExamen[] = [
  ['registration without proof', immatriculation(sansDocument), ['PREUVE_ABSENTE']],
  ['attachment without proof', rattachement(sansDocument), ['PREUVE_ABSENTE']],
  ['dissolution without proof', dissolution({ documentId: null }), ['PREUVE_ABSENTE']],
  ['a proof of an unknown kind', immatriculation({ typeJustif: null }), ['PREUVE_INHABITUELLE']],
  [
    'an order for a syndic',
    immatriculation({ typeJustif: 'ORDO_NOMINATION' }),
    ['PREUVE_INHABITUELLE'],
  ],
  [
    'an administrator with a contract',
    immatriculation({ adminProvisoire: true }),
    ['PREUVE_INHABITUELLE'],
  ],
  [
    'a volunteer with a contract',
    par(immatriculation(), 'TELE_NONPRO_ADMIN_PRINC'),
    ['PREUVE_INHABITUELLE'],
  ],
  [
    'a dissolution by the wrong paper',
    dissolution({ typeJustif: 'PV_AG' }),
    ['PREUVE_INHABITUELLE'],
  ],
]

const MANDATS: readonly CasExamen[] = [
  [
    'begins next week',
    immatriculation({ debut: '2026-12-01', fin: '2027-11-30' }),
    ['MANDAT_FUTUR'],
  ],
  [
    'begins next year',
    immatriculation({ debut: '2027-11-01', fin: '2028-10-31' }),
    ['MANDAT_LOINTAIN'],
  ],
  [
    'without proof, and begins next year',
    immatriculation({ ...sansDocument, debut: '2027-11-01', fin: '2028-10-31' }),
    ['PREUVE_ABSENTE', 'MANDAT_LOINTAIN'],
  ],
  ['eighteen months', immatriculation({ fin: '2027-11-30' }), ['MANDAT_DUREE']],
  [
    'one month short',
    immatriculation({ debut: '2026-06-01', fin: '2027-04-30' }),
    ['MANDAT_DUREE'],
  ],
  ['a day too long', immatriculation({ fin: '2027-06-02' }), ['MANDAT_DUREE']],
  ['four years', immatriculation({ fin: '2030-05-31' }), ['MANDAT_TROP_LONG']],
  ['a century', immatriculation({ fin: '2126-05-31' }), ['MANDAT_TROP_LONG']],
  [
    'ends before it begins',
    immatriculation({ debut: '2026-06-01', fin: '2026-05-31' }),
    ['MANDAT_INVERSE'],
  ],
  ['over already', immatriculation({ debut: '2025-06-01', fin: '2026-05-31' }), ['MANDAT_TERMINE']],
  [
    'ends in a week',
    immatriculation({ debut: '2025-12-01', fin: '2026-11-30' }),
    ['MANDAT_FINISSANT'],
  ],
  ['no mandate at all', avec(immatriculation(), { mandats: [] }), ['MANDAT_INCONNU']],
  [
    'before the regulation',
    immatriculation({ debut: '1970-01-01', fin: '1970-12-31' }),
    ['MANDAT_TERMINE', 'MANDAT_AVANT_REGLEMENT'],
  ],
  [
    'ends the other one two months early',
    rattachement({}, {}, { fin: '2026-12-31' }),
    ['MANDAT_CHEVAUCHE'],
  ],
  [
    'wipes out the one in place',
    rattachement({}, {}, { debut: '2026-11-10', fin: '2027-11-09' }),
    ['MANDAT_ANTERIEUR'],
  ],
  [
    'ends the other one early, and its renewal with it: told once',
    avec(rattachement({}, {}, { fin: '2026-12-31', etat: 'EN_COURS' }), {
      mandats: [
        ...rattachement({}, {}, { fin: '2026-12-31', etat: 'EN_COURS' }).d.mandats,
        unMandat({ id: 9, etat: 'A_VENIR', debut: '2027-01-01', fin: '2027-12-31' }),
      ],
    }),
    ['MANDAT_CHEVAUCHE'],
  ],
  [
    'elected early, unanswered',
    rattachement(
      {},
      { electionLe: '2026-10-20', reponseAvant: '2026-11-10' },
      { fin: '2026-12-31' },
    ),
    ['FIN_ANTICIPEE', 'MANDAT_CHEVAUCHE'],
  ],
  [
    'elected early, agreed',
    rattachement(
      {},
      {
        electionLe: '2026-10-20',
        reponseAvant: '2026-11-10',
        accordeeLe: Date.UTC(2026, 10, 5),
      },
      { fin: '2026-12-31' },
    ),
    ['MANDAT_CHEVAUCHE', 'FIN_ANTICIPEE_ACCORDEE'],
  ],
  [
    'contested',
    rattachement({}, { contesteeLe: Date.UTC(2026, 10, 20), contestation: 'Je suis élu.' }),
    ['CONTESTEE'],
  ],
  [
    'another one asks for it too',
    apres(
      avec(rattachement(), {
        mandats: [
          ...rattachement().d.mandats,
          unMandat({ id: 3, etat: 'DEMANDE', documentId: 'x', syndic: 'Cabinet Noir' }),
        ],
      }),
      { etat: 'A_VALIDER', mandatId: 3, teledeclarantId: 99 },
    ),
    ['PLUSIEURS_DEMANDES'],
  ],
  [
    'a volunteer for three hundred lots',
    par(
      immatriculation({ typeJustif: 'PV_AG' }, (c) =>
        Object.assign(c.identification, { nbLots: 300 }),
      ),
      'TELE_NONPRO_ADMIN_PRINC',
    ),
    ['SYNDIC_NON_PROFESSIONNEL'],
  ],
]

const AUTRES: readonly CasExamen[] = [
  [
    'a second try after a refusal',
    apres(immatriculation(), {
      type: 'IMMATRICULATION',
      etat: 'REFUSEE',
      teledeclarantId: SYNDIC,
      decideeLe: Date.UTC(2026, 10, 2),
      decideePar: 'Paul Santini',
      motifRefus: 'JUSTIFICATIF_ILLISIBLE',
    }),
    ['DEUXIEME_DEMANDE'],
  ],
  [
    'somebody else was refused',
    apres(rattachement(), {
      etat: 'REFUSEE',
      teledeclarantId: 99,
      decideeLe: Date.UTC(2026, 10, 2),
    }),
    [],
  ],
  ['named by the notary', annonce(rattachement()), ['SYNDIC_ANNONCE']],
  [
    'somebody else was declared the successor',
    annonce(rattachement(), { teledeclarantId: 99, notaire: false }),
    ['AUTRE_SYNDIC_ANNONCE'],
  ],
  ['due today', rattachement({}, { echeance: '2026-11-23' }), ['ECHEANCE']],
  ['late', rattachement({}, { echeance: '2026-11-16' }), ['ECHEANCE']],
  ['late, but suspended', rattachement({}, { echeance: '2026-11-16', etat: 'PRECISIONS' }), []],
  ['a dissolution to come', dissolution({}, '2026-12-31'), ['DISSOLUTION_A_VENIR']],
  [
    'a dissolution before the regulation',
    dissolution({}, '1950-01-01'),
    ['DISSOLUTION_IMPOSSIBLE'],
  ],
  [
    'a motive of one’s own',
    dissolution({ motif: 'AUTRE', autre: 'Je vends tout.' }),
    ['DISSOLUTION_AUTRE'],
  ],
  [
    'a notary who did not confirm',
    parNotaire('OFFICE', {
      contexte: {
        jeu: '2016',
        typeImmat: 'OFFICE',
        typeMaj: 'OFFICE',
        finMandatPrecedent: null,
        exercicePrecedent: null,
        confirmationsOffice: {
          nonImmatriculee: true,
          sansDemandeEnCours: false,
          sansRepresentantOuMiseEnDemeure: true,
        },
      },
    }),
    ['OFFICE_NON_CONFIRME'],
  ],
  [
    'very close, by a notary',
    parNotaire('INITIALE', { candidats: [unCandidat({ score: 0.9, tresProche: true })] }),
    ['DOUBLON_PROCHE'],
  ],
  [
    'shown to the declarant',
    immatriculation({}, () => {}, { candidats: [unCandidat()] }),
    ['DOUBLON_PROCHE'],
  ],
  [
    'from 0.40 on',
    immatriculation({}, () => {}, { candidats: [unCandidat({ score: 0.4 })] }),
    ['DOUBLON_POSSIBLE'],
  ],
  [
    'the same place as a request under way, of another author',
    immatriculation({}, () => {}, {
      candidats: [unCandidat({ numero: null, score: 0.36, tresProche: true })],
    }),
    ['DOUBLON_PROCHE'],
  ],
  [
    'address not found',
    immatriculation({}, () => {}, { verifications: [uneMarque()] }),
    ['LIEU_NON_VERIFIE'],
  ],
  [
    'service away',
    immatriculation({}, () => {}, {
      verifications: [uneMarque({ objet: 'PARCELLE', resultat: 'SERVICE_INDISPONIBLE' })],
    }),
    ['LIEU_NON_VERIFIE'],
  ],
  [
    'SIRET not found',
    immatriculation({}, () => {}, { verifications: [uneMarque({ objet: 'SIRET' })] }),
    ['SIRET_NON_VERIFIE'],
  ],
  [
    'principal not found',
    immatriculation({}, () => {}, { verifications: [uneMarque({ objet: 'PRINCIPALE' })] }),
    ['PRINCIPALE_NON_VERIFIEE'],
  ],
  [
    'held before',
    immatriculation({}, () => {}, { verifications: [uneMarque({ reprise: true })] }),
    ['VALEUR_REPRISE'],
  ],
  [
    'the same, verified',
    immatriculation({}, () => {}, { verifications: [uneMarque({ resultat: 'VERIFIE' })] }),
    [],
  ],
  [
    'an attachment of one’s own former syndic',
    rattachement({}, {}, { teledeclarantId: AUTRE_SYNDIC }),
    [],
  ],
]

/** Requests that something spoils, each with all that is said of it. */
export const CAS_MANDAT_ET_PREUVE: readonly CasExamen[] = [...PREUVES, ...MANDATS, ...AUTRES]
