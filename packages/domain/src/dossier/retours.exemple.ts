import { abreger, court, issue, somme } from '../kernel/texte.exemple.ts'
import { type Decision, SORTES_DE_DECISION } from '../decision/decision.ts'
import { keysOf, tableOf } from '../kernel/table.ts'
import { appliquer } from './appliquer.ts'
import { avancer } from './avancer.ts'
import type { FaitsActeur } from './changement.ts'
import {
  AUTRE_SYNDIC,
  faitsTeneur,
  MAINTENANT,
  uneDeclaration,
  uneDemande,
  unMandat,
} from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'
import { obstaclesAuRetour } from './obstacles-au-retour.ts'
import {
  abandonnerRetrait,
  concernesParDecision,
  estSignable,
  ouvrirRetrait,
  type SaisieRetrait,
} from './retirer-decision.ts'
import { CAS_DE_DECISION, prendre } from './revenir.exemple.ts'
import { revenir } from './revenir.ts'
import { decider } from './table.exemple.ts'

// Each decision, taken back by each way, now and after what may have followed it.

const JOURS = 86_400_000
const aPartirDe = (jours: number, plus: Parameters<typeof faitsTeneur>[0] = {}): FaitsActeur => ({
  ...faitsTeneur(plus),
  jour: new Date(MAINTENANT + jours * JOURS).toISOString().slice(0, 10),
  maintenant: MAINTENANT + jours * JOURS,
})
const GENS: Readonly<Record<string, FaitsActeur>> = {
  preneur: faitsTeneur(),
  autre: aPartirDe(25, { utilisateurId: 60 }),
  tardif: aPartirDe(400, { utilisateurId: 60 }),
  hotline: faitsTeneur({ profil: 'TENEUR_ASS_HOTLINE_ADMIN' }),
}
const nuits = (d: Dossier, jour: string): Dossier => {
  const suite = appliquer(d, avancer(d, jour))
  return JSON.stringify(suite) === JSON.stringify(d) ? d : nuits(suite, jour)
}

/** What may have come since: of the dossier, and of the decision. */
const SUITES: Readonly<Record<string, (d: Dossier, x: Decision) => [Dossier, Partial<Decision>?]>> =
  {
    rien: (d) => [d],
    'une autre heure': (d) => [d, { tenueJusqua: MAINTENANT - 1 }],
    'reprise déjà': (d) => [d, { repriseLe: MAINTENANT }],
    'un retrait ouvert': (d) => [
      d,
      {
        tenueJusqua: MAINTENANT - 1,
        retrait: {
          motif: 'IDENTITE_DU_SYNDIC',
          texte: 'Un autre a été élu',
          fondement: 'DELAI',
          reference: '',
          reponseAvant: '2026-12-10',
          ouvertLe: MAINTENANT,
          ouvertParId: 50,
          ouvertPar: 'Anne',
        },
      },
    ],
    'deux ans': (d) => [nuits(d, '2028-11-22')],
    'une demande de plus': (d) => [
      {
        ...d,
        demandes: [...d.demandes, uneDemande({ id: 9, etat: 'A_VALIDER', verrouParId: null })],
      },
    ],
    'une demande close de plus': (d) => [
      { ...d, demandes: [...d.demandes, uneDemande({ id: 9, etat: 'REFUSEE' })] },
    ],
    'un mandat de plus': (d) => [
      {
        ...d,
        mandats: [
          ...d.mandats,
          unMandat({ id: 9, etat: 'A_VENIR', debut: '2028-11-01', fin: '2029-10-31' }),
        ],
      },
    ],
    'un mandat demandé de plus': (d) => [
      { ...d, mandats: [...d.mandats, unMandat({ id: 9, etat: 'DEMANDE' })] },
    ],
    'des dates changées': (d) => [
      { ...d, mandats: d.mandats.map((m) => ({ ...m, fin: '2028-01-01' })) },
    ],
    'un mandat changé de début': (d) => [
      { ...d, mandats: d.mandats.map((m) => ({ ...m, debut: '2025-12-01' })) },
    ],
    'des mandats retirés': (d) => [
      { ...d, mandats: d.mandats.map((m) => ({ ...m, etat: 'RETIRE' as const })) },
    ],
    'des mandats partis': (d) => [{ ...d, mandats: [] }],
    'une déclaration de plus': (d) => [
      { ...d, declarations: [...d.declarations, uneDeclaration({ id: 9 })] },
    ],
    'une mise à jour de l’ancien': (d) => [
      {
        ...d,
        declarations: [
          ...d.declarations,
          uneDeclaration({
            id: 9,
            etat: 'A_VALIDER',
            baseId: 1,
            auteurTeledeclarantId: AUTRE_SYNDIC,
          }),
        ],
      },
    ],
    'un brouillon de plus': (d) => [
      {
        ...d,
        declarations: [
          ...d.declarations,
          uneDeclaration({ id: 9, etat: 'BROUILLON', baseId: d.declarations.at(-1)?.id ?? null }),
        ],
      },
    ],
    'demandes annulées': (d) => [
      {
        ...d,
        demandes: d.demandes.map((x) => ({
          ...x,
          etat: 'ANNULEE' as const,
          decideeParId: null,
          texteDecision: 'Dissoute',
        })),
      },
    ],
    supprimée: (d) => [{ ...d, etat: 'SUPPRIMEE', etatPrecedent: d.etat }],
    brouillon: (d) => [{ ...d, etat: 'BROUILLON' }],
    dissoute: (d) => [{ ...d, etat: 'DISSOUTE', dateDissolution: '2026-11-01' }],
  }
/** Decisions that came after. */
const POSTERIEURES = ['refuser-rattachement', 'modifier-dates', 'supprimer-copropriete'] as const

const retrait = (d: Dossier, plus: Partial<SaisieRetrait> = {}) => ({
  version: d.version,
  motif: 'IDENTITE_DU_SYNDIC' as const,
  texte: 'Un autre a été élu',
  fondement: 'DELAI' as const,
  reference: '',
  suites: { posterieures: [], successeurs: [] },
  reglages: { delaiMois: 4, reponseJoursOuvres: 10 },
  ...plus,
})
type Verbe = (d: Dossier, x: Decision, faits: FaitsActeur) => string
const reprendre =
  (posterieures: readonly Decision[], successeurs: readonly string[]): Verbe =>
  (d, x, faits) =>
    decider(
      d,
      revenir(
        d,
        x,
        {
          version: d.version,
          motif: 'Erreur',
          suites: { posterieures, successeurs },
          masqueeDepuis: '2026-11-20',
        },
        faits,
      ),
    )
const VERBES: Readonly<Record<string, Verbe>> = {
  lire: (d, x, faits) =>
    abreger(
      court([
        concernesParDecision(d, x),
        estSignable(x, faits),
        obstaclesAuRetour(d, x, { posterieures: [], successeurs: [] }),
      ]),
    ),
  revenir: reprendre([], []),
  '+ successeur': reprendre([], ['Cabinet Roux']),
  ...Object.fromEntries(
    POSTERIEURES.map((sorte) => [
      `+ ${sorte}`,
      reprendre(
        Object.values(CAS_DE_DECISION[sorte])
          .slice(0, 1)
          .map((cas) => prendre(cas, { id: 2 }).decision),
        [],
      ),
    ]),
  ),
  'version passée': (d, x, faits) =>
    decider(
      d,
      revenir(
        d,
        x,
        {
          version: 1,
          motif: 'Erreur',
          suites: { posterieures: [], successeurs: [] },
          masqueeDepuis: null,
        },
        faits,
      ),
    ),
  retrait: (d, x, faits) => decider(d, ouvrirRetrait(d, x, retrait(d), faits)),
  'retrait, version passée': (d, x, faits) =>
    decider(d, ouvrirRetrait(d, x, retrait(d, { version: 1 }), faits)),
  fraude: (d, x, faits) =>
    decider(d, ouvrirRetrait(d, x, retrait(d, { fondement: 'FRAUDE', reference: 'R' }), faits)),
  'fraude sans référence': (d, x, faits) =>
    decider(d, ouvrirRetrait(d, x, retrait(d, { fondement: 'FRAUDE' }), faits)),
  abandon: (d, x, faits) =>
    decider(d, abandonnerRetrait(d, x, { version: d.version, motif: 'Erreur' }, faits)),
}

/** Each decision, by its kind and its case. */
export const PRISES = Object.fromEntries(
  keysOf(CAS_DE_DECISION).flatMap((sorte) =>
    Object.entries(CAS_DE_DECISION[sorte]).map(([nom, c]) => [
      `${SORTES_DE_DECISION[sorte].libelle} ${nom}`,
      prendre(c),
    ]),
  ),
)

/** Of the decision alone: each way is tried; of the dossier, what holds it back. */
const deLaDecision = (suite: string): boolean => Object.keys(SUITES).indexOf(suite) < 4

/** How each way ends, for whom, after what came since; and a sum of all that is then decided. */
const apresSuite = (nom: string, suite: string): string => {
  const [prise, faire] = [PRISES[nom], SUITES[suite]]
  if (!prise || !faire) throw new Error(`${nom}, ${suite}`)
  const [d, plus = {}] = faire(prise.apres, prise.decision)
  const verbes = Object.entries(VERBES).slice(0, deLaDecision(suite) ? undefined : 2)
  const essais = verbes.flatMap(([verbe, agir]) =>
    Object.entries(GENS).map(([qui, faits]) => {
      const dit = issue(() => agir(d, { ...prise.decision, ...plus }, faits))
      return { verbe, qui, dit, fin: /^([a-z-]+) : /.exec(dit)?.[1] ?? 'oui' }
    }),
  )
  const fins = verbes.map(([verbe]) => {
    const parFin = [
      ...Map.groupBy(
        essais.filter((x) => x.verbe === verbe),
        ({ fin }) => fin,
      ),
    ]
    const dite = ([fin, eux]: (typeof parFin)[number]): string =>
      parFin.length === 1 ? fin : `${fin} ${eux.map(({ qui }) => qui).join(' ')}`
    return { verbe, fin: parFin.map(dite).join(', ') }
  })
  const lignes = [...Map.groupBy(fins, ({ fin }) => fin)].map(
    ([fin, eux]) => `${eux.map(({ verbe }) => verbe).join(', ')} : ${fin}`,
  )
  return `${lignes.join(' ; ')} ; ${somme(essais.map(({ dit }) => dit).join('\n'))}`
}

/** A decision, after each of what may have come since. */
export const retours = (nom: string): Readonly<Record<string, string>> =>
  tableOf(Object.keys(SUITES), (suite) => apresSuite(nom, suite))
