import {
  ETATS_COPROPRIETE,
  type EvenementCopropriete,
  type Machine,
  machineCopropriete,
  machineDeclaration,
  machineMandat,
  PREVIOUS,
} from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  defaireDepuis,
  type Ecriture,
  ecritesDepuis,
  rangEcriture,
  suivreEcritures,
} from '@registre/testing/register'
import { jouer, Temps } from './modele/commandes.ts'
import { etatDe } from './modele/dossier.ts'
import { type Geste, type Monde, NOTAIRE, PRINCIPAL as K } from './modele/gestes.ts'
import * as maj from './modele/gestes-declarations.ts'
import * as dossier from './modele/gestes-dossier.ts'
import * as file from './modele/gestes-file.ts'
import * as fin from './modele/gestes-fin.ts'
import * as mandats from './modele/gestes-mandats.ts'
import { mettreEnSituation, SITUATIONS, type Situation } from './modele/situations.ts'
import { gensDuModele } from './modele/gens.ts'
import { lireJournal, rejouer, rejouerSuivi } from './support/rejeu.ts'
import { type Registre, useRegistre } from './support/register.ts'

// Every state × event of the machines on a real database: what a row of the table allows changes
// what states.md says, what none allows changes nothing. The rows that were never seen to happen
// are named: a new row is covered, or it fails.

/** The gestures that an event is, as the persons who may; the calendar's own come with the days. */
const ESSAIS: Record<EvenementCopropriete, readonly Geste[] | 'calendrier'> = {
  'creer-brouillon': [],
  'enregistrer-etape': [dossier.enregistrerEtape(0), dossier.enregistrerEtape(NOTAIRE)],
  'supprimer-brouillon': [dossier.supprimerBrouillon(0), dossier.supprimerBrouillon(NOTAIRE)],
  soumettre: [dossier.soumettre(0)],
  'immatriculer-par-notaire': [dossier.soumettreParNotaire(NOTAIRE)],
  'soumettre-doublon-notaire': [dossier.soumettreParNotaire(NOTAIRE)],
  ouvrir: [file.ouvrir('immatriculation', K), file.ouvrir('rattachement', K)],
  quitter: [file.quitter('immatriculation', K), file.quitter('rattachement', K)],
  'expirer-verrou': 'calendrier',
  deverrouiller: [file.deverrouiller(K)],
  valider: [file.valider('immatriculation', K)],
  'confirmer-doublon': [file.confirmerDoublon(K)],
  refuser: [file.refuser('immatriculation', K)],
  'demander-precisions': [
    file.preciser('immatriculation', K),
    file.preciser('rattachement', K),
    file.preciser('dissolution', K),
  ],
  affecter: [
    file.affecter('immatriculation', K),
    file.affecter('rattachement', K),
    file.affecter('dissolution', K),
  ],
  'repondre-precisions': [mandats.repondre(0), mandats.repondre(1)],
  'relancer-precisions': 'calendrier',
  'expirer-precisions': 'calendrier',
  corriger: [dossier.corriger(0)],
  abandonner: [dossier.abandonner(0)],
  'demander-rattachement': [
    mandats.rattacher(0, 0),
    mandats.rattacher(1, 0),
    mandats.rattacher(2, 0),
  ],
  'valider-rattachement': [file.valider('rattachement', K)],
  'refuser-rattachement': [file.refuser('rattachement', K)],
  'retirer-demande-rattachement': [
    mandats.retirerDemande(0),
    mandats.retirerDemande(1),
    mandats.retirerDemande(2),
  ],
  'debuter-mandat': 'calendrier',
  'expirer-mandat': 'calendrier',
  'remplacer-mandat': 'calendrier',
  'renouveler-mandat': [mandats.renouveler(0), mandats.renouveler(1)],
  'declarer-successeur': [mandats.declarerSuccesseur(0), mandats.declarerSuccesseur(1)],
  'mettre-a-jour': [mandats.mettreAJour(0), mandats.mettreAJour(1)],
  'modifier-immatriculation': [mandats.modifierImmatriculation(K)],
  'retirer-rattachement': [
    mandats.retirerMandats(K),
    mandats.retirerUnMandat(K, 0),
    mandats.retirerUnMandat(K, 1),
    mandats.retirerUnMandat(K, 2),
  ],
  'declarer-dissolution': [
    fin.declarerDissolution(0, 0),
    fin.declarerDissolution(K, 20),
    fin.declarerDissolution(NOTAIRE, 0),
  ],
  'ouvrir-dissolution': [file.ouvrir('dissolution', K)],
  'quitter-dissolution': [file.quitter('dissolution', K)],
  'valider-dissolution': [file.valider('dissolution', K)],
  'refuser-dissolution': [file.refuser('dissolution', K)],
  'annuler-dissolution': [fin.annulerDissolution(0)],
  'constater-dissolution': 'calendrier',
  'annuler-immatriculation': [fin.annulerImmatriculation(K)],
  'supprimer-copropriete': [fin.supprimer(K)],
  restaurer: [fin.restaurer(K)],
}

/** What moves mandates and declarations, whatever the state shown. */
const DES_MANDATS = [0, 1, 2].flatMap((rang) => [
  mandats.changerDate(K, 'debut', rang, 1),
  mandats.changerDate(K, 'fin', rang, -1),
])
const DES_DECLARATIONS = [
  ...[0, 1].flatMap((qui) => [
    maj.mettreAJourAnnuelle(qui),
    maj.accepterDuPredecesseur(qui),
    maj.ecarterDuPredecesseur(qui),
  ]),
  maj.supprimerDeclarations(K),
]

/** Rows that gestures never take. */
const JAMAIS = [
  // What a keeper holds is given back first, by an event of its own.
  'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION supprimer-copropriete SUPPRIMEE',
  'DISSOLUTION_EN_COURS_DE_VALIDATION supprimer-copropriete SUPPRIMEE',
  // A keeper opens before it refuses.
  'DISSOLUTION_A_VALIDER refuser-dissolution ETAT_PRECEDENT',
  // An expired mandate no longer stays beside another one; former data may hold some.
  'FUTUR retirer-rattachement IMMATRICULEE_RATTACHEE',
  'FUTUR retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'IMMATRICULEE_RATTACHEE retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement FUTUR',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
]

/**
 * The same of mandates and declarations. A saved step changes the content, not the state: the
 * journal does not tell each.
 */
const JAMAIS_SUIVIES = {
  mandat: [],
  declaration: ['BROUILLON enregistrer-etape BROUILLON'],
} as const

/**
 * Mails and certificates that each event sends, by the people who may: the effects of states.md.
 */
const ENVOIS: Record<string, string[]> = {
  'enregistrer-etape': [],
  'supprimer-brouillon': [],
  soumettre: ['demande-envoyee', 'precisions-repondues'],
  'immatriculer-par-notaire': ['attestation', 'doublon-en-examen', 'immatriculation-notaire'],
  'soumettre-doublon-notaire': ['attestation', 'doublon-en-examen', 'immatriculation-notaire'],
  ouvrir: [],
  quitter: [],
  deverrouiller: [],
  valider: ['attestation', 'immatriculation-notaire', 'immatriculation-validee'],
  'confirmer-doublon': ['doublon-confirme'],
  refuser: ['demande-refusee'],
  'demander-precisions': ['precisions-demandees'],
  affecter: [],
  'repondre-precisions': ['precisions-repondues'],
  corriger: [],
  abandonner: [],
  'demander-rattachement': ['rattachement-annonce', 'rattachement-demande'],
  'valider-rattachement': ['rattachement-fin-mandat', 'rattachement-valide'],
  'refuser-rattachement': ['demande-refusee', 'rattachement-sans-suite'],
  'retirer-demande-rattachement': ['rattachement-retire', 'rattachement-sans-suite'],
  'renouveler-mandat': ['mandat-renouvele'],
  'declarer-successeur': ['successeur-invite'],
  'mettre-a-jour': ['mise-a-jour-a-accepter', 'mise-a-jour-enregistree'],
  'modifier-immatriculation': ['mise-a-jour-enregistree'],
  'retirer-rattachement': ['mandat-retire'],
  'declarer-dissolution': ['dissolution-declaree', 'dissolution-declaree-syndic'],
  'ouvrir-dissolution': [],
  'quitter-dissolution': [],
  'valider-dissolution': ['attestation-dissolution', 'dissolution-validee', 'rattachement-caduc'],
  'refuser-dissolution': ['demande-refusee'],
  'annuler-dissolution': ['dissolution-annulee'],
  'annuler-immatriculation': ['immatriculation-annulee'],
  'supprimer-copropriete': ['copropriete-supprimee'],
  restaurer: ['copropriete-restauree'],
  mandats: ['mandat-dates-modifiees'],
  declarations: [
    'declarations-supprimees',
    'mise-a-jour-a-accepter',
    'mise-a-jour-enregistree',
    'mise-a-jour-jugee',
  ],
}

/** Days that pass, one after the other, with the register's jobs after each. */
const CALENDRIER = [
  { minutes: 16 },
  { days: 16 },
  { days: 9 },
  { days: 7 },
  { days: 30 },
  { days: 220 },
  { days: 25 },
  { days: 250 },
  { days: 250 },
]

const lignesDe = (machine: Machine<string, string, string>): string[] => [
  ...new Set(
    machine.transitions.flatMap((t) => (t.from ?? ['']).map((de) => `${de} ${t.event} ${t.to}`)),
  ),
]

const envoi = (row: Record<string, unknown>): string =>
  String(row['type'] === 'courriel' ? (row['payload'] as { modele: string }).modele : row['type'])
const courrielsDe = (ecrites: readonly Ecriture[]): string[] =>
  ecrites.flatMap((e) => (e.nom === 'outbox' && e.apres ? [envoi(e.apres)] : []))

describe('every state × event, on a register', () => {
  const registre = useRegistre()
  const vues = new Set<string>()
  const suivies = { mandat: new Set<string>(), declaration: new Set<string>() }
  const courriels: Record<string, Set<string>> = {}
  let gens: Monde['gens'] = []
  beforeAll(async () => {
    await suivreEcritures(registre().db)
    gens = await gensDuModele(registre())
  })

  /** What has happened to a co-ownership: kept for the account of the rows, of the three tables. */
  const constater = async (r: Registre, id: number): Promise<void> => {
    const lignes = await lireJournal(r.db, [id])
    for (const { type, de, vers } of lignes)
      if (ETATS_COPROPRIETE.some((e) => e === vers)) vues.add(`${de} ${type} ${vers}`)
    const { lignes: rejouees } = rejouerSuivi(lignes)
    for (const l of rejouees.mandat) suivies.mandat.add(l)
    for (const l of rejouees.declaration) suivies.declaration.add(l)
  }

  it.each(SITUATIONS)(
    '$nom ($etat): each event, taken or refused as the table says',
    { timeout: 120_000 },
    async (s: Situation) => {
      const r = registre()
      const [debut, vide] = [r.clock.now(), await rangEcriture(r.db)]
      const monde: Monde = { r, gens }
      const situation = await mettreEnSituation(monde, s)
      expect(etatDe(situation)).toBe(s.etat)
      await constater(r, situation.id)
      const [depart, instant] = [await rangEcriture(r.db), r.clock.now()]
      for (const [evenement, gestes] of [
        ...Object.entries(ESSAIS),
        ['mandats', DES_MANDATS] as const,
        ['declarations', DES_DECLARATIONS] as const,
      ]) {
        if (gestes === 'calendrier') continue
        for (const geste of gestes) {
          if (!geste.possible(situation)) continue
          const d = structuredClone(situation)
          await jouer({ dossiers: [d] }, monde, d, geste)
          if ((await rangEcriture(r.db)) === depart) continue
          await constater(r, d.id)
          courriels[evenement] = new Set([
            ...(courriels[evenement] ?? []),
            ...courrielsDe(await ecritesDepuis(r.db, depart)),
          ])
          await defaireDepuis(r.db, depart)
          r.clock.set(instant)
        }
      }
      const d = structuredClone(situation)
      for (const duree of CALENDRIER) {
        await new Temps(duree).run({ dossiers: [d] }, monde)
        await constater(r, d.id)
      }
      await defaireDepuis(r.db, vide)
      r.clock.set(debut)
    },
  )

  it('every row of the co-ownership’s table has happened, and nothing else', () => {
    const possibles = machineCopropriete.transitions.flatMap((t) =>
      (t.from ?? ['']).map((de) => ({
        cle: `${de} ${t.event} ${t.to}`,
        de,
        evenement: t.event,
        arrivee: t.to,
      })),
    )
    const vue = (p: (typeof possibles)[number]) =>
      p.arrivee === PREVIOUS
        ? [...vues].some((v) => v.startsWith(`${p.de} ${p.evenement} `))
        : vues.has(p.cle)
    const jamais = possibles
      .filter((p) => !vue(p) && p.evenement !== 'enregistrer-etape')
      .map((p) => p.cle)
    expect(jamais.toSorted()).toEqual(JAMAIS.toSorted())
    const lignes = [...vues].map((v, id) => ({
      copropriete_id: 0,
      id,
      type: v.split(' ').at(-2) ?? '',
      de: v.split(' ').at(-3) ?? '',
      vers: v.split(' ').at(-1) ?? '',
    }))
    for (const ligne of lignes)
      expect(
        rejouer([ligne]).fautes.filter((f) => f.includes('does not lead')),
        JSON.stringify(ligne),
      ).toEqual([])
  })

  it('each event sends what states.md says, and no event sends anything else', () => {
    expect(
      Object.fromEntries(
        Object.entries(courriels).map(([evenement, vus]) => [evenement, [...vus].toSorted()]),
      ),
    ).toEqual(ENVOIS)
  })

  it.each([
    ['mandat', machineMandat],
    ['declaration', machineDeclaration],
  ] as const)('every row of the table of %s has happened, and nothing else', (nom, machine) => {
    const lignes = lignesDe(machine)
    expect(lignes.filter((l) => !suivies[nom].has(l)).toSorted()).toEqual(
      [...JAMAIS_SUIVIES[nom]].toSorted(),
    )
    expect([...suivies[nom]].filter((l) => !lignes.includes(l))).toEqual([])
  })
})
