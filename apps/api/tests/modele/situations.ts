import { addDays, type EtatCopropriete } from '@registre/domain'
import { Creer, Temps } from './commandes.ts'
import { brouillonDeNotaire, brouillonEtSonDouble } from './doublons.ts'
import type { DossierM } from './dossier.ts'
import {
  type Geste,
  mener,
  type Monde,
  NOTAIRE,
  PRINCIPAL as K,
  SECOND,
  type Sorte,
} from './gestes.ts'
import { mettreAJourAnnuelle } from './gestes-declarations.ts'
import { abandonner, corriger, soumettre, soumettreParNotaire } from './gestes-dossier.ts'
import { confirmerDoublon, ouvrir, preciser, refuser, valider } from './gestes-file.ts'
import { annulerImmatriculation, declarerDissolution, revenir, supprimer } from './gestes-fin.ts'
import { mettreAJour } from './gestes-declarations.ts'
import { changerDate, rattacher, renouveler, retirerMandats } from './gestes-mandats.ts'

// How each state is reached by real gestures; where rows of the table share a state and an event,
// one situation for each.

type Pas = Geste | ((monde: Monde, d: DossierM) => Promise<void>)
export interface Situation {
  nom: string
  etat: EtatCopropriete
  par: 'syndic' | 'notaire' | 'doublon'
  pas: readonly Pas[]
}

const joue = (...pas: readonly Pas[]): readonly Pas[] => pas
/** Time passes until some days after the end of the first mandate. */
const apresFin =
  (jours: number): Pas =>
  async (monde, d) => {
    const fin = addDays(d.mandats[0]?.fin ?? '', jours)
    const ecart = Math.round((Date.parse(fin) - Date.parse(monde.r.clock.today())) / 86_400_000)
    await new Temps({ days: ecart }).run({ dossiers: [d] }, monde)
  }
/**
 * A requested mandate that begins later than the rules let anybody ask: what only former data hold.
 */
const commencePlusTard =
  (sorte: 'immatriculation' | 'rattachement'): Pas =>
  async (monde, d) => {
    const demande = d[sorte]
    if (!demande) throw new Error('nothing requested')
    demande.debut = addDays(monde.r.clock.today(), 10)
    await monde.r.db.query(
      `with m as (update mandat set date_debut = $2 where id = $1 returning *)
       insert into journal (categorie, type, copropriete_id, mandat_id, donnees) select 'MANDAT', 'modifier-dates', copropriete_id, id,
         jsonb_build_object('mouvements', jsonb_build_object('mandats', jsonb_build_array(jsonb_build_object('id', id, 'etat', etat, 'debut', $2::text)))) from m`,
      [demande.mandatId, demande.debut],
    )
  }
const decider = (sorte: Sorte): Pas[] => [ouvrir(sorte, K), valider(sorte, K)]

const EC = joue(soumettre(0), ouvrir('immatriculation', K))
const IT = joue(...EC, valider('immatriculation', K))
const IE = joue(...IT, apresFin(1))
const suivie = (ecart: number) => joue(...IT, rattacher(1, ecart), ...decider('rattachement'))
const FU = joue(...suivie(15), apresFin(3))
const DV = joue(...IT, declarerDissolution(0, 20))
const DE = joue(...DV, ouvrir('dissolution', K))
const ouverte = (pas: readonly Pas[], demandeur: number) =>
  joue(...pas, rattacher(demandeur, 0), ouvrir('rattachement', K))

/** Filed by the former syndic, its annual update before it: the successor's to answer. */
const PREDECESSEUR = joue(
  ...IT,
  mettreAJourAnnuelle(0),
  rattacher(1, 0),
  ...decider('rattachement'),
  apresFin(1),
  mettreAJour(0),
)

const syndic = (nom: string, etat: EtatCopropriete, pas: readonly Pas[]): Situation => ({
  nom,
  etat,
  par: 'syndic',
  pas,
})
const notaire = (
  nom: string,
  etat: EtatCopropriete,
  pas: readonly Pas[],
  par: 'notaire' | 'doublon' = 'notaire',
): Situation => ({ nom, etat, par, pas })

/** A validation taken back: it is decided anew, with its number. */
const REPRISE = joue(...IT, revenir(K), ouvrir('immatriculation', K))
const DISSOLUTION_REFUSEE = joue(
  declarerDissolution(NOTAIRE, 0),
  ouvrir('dissolution', K),
  refuser('dissolution', K),
)

/** Where a decision has just been taken. */
const DECIDEES: readonly Situation[] = [
  syndic('reprise, examinée', 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION', REPRISE),
  syndic('reprise, refusée', 'IMMATRICULATION_ANNULEE', [
    ...REPRISE,
    refuser('immatriculation', K),
  ]),
  syndic('reprise, précisions demandées', 'IMMATRICULATION_DEMANDE_DE_PRECISIONS', [
    ...REPRISE,
    preciser('immatriculation', K),
  ]),
  syndic('immatriculée, mandat à venir', 'FUTUR', [
    ...EC,
    commencePlusTard('immatriculation'),
    valider('immatriculation', K),
  ]),
  syndic('rattachement retiré', 'IMMATRICULEE_A_RATTACHER', [...IT, retirerMandats(K)]),
  syndic('fin avancée', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', [
    ...IT,
    apresFin(-30),
    changerDate(K, 'fin', 0, -40),
  ]),
  syndic('expirée, rattachement refusé', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', [
    ...ouverte(IE, 1),
    refuser('rattachement', K),
  ]),
  syndic('dissolution refusée', 'IMMATRICULEE_RATTACHEE', [...DE, refuser('dissolution', K)]),
  notaire('à rattacher, dissolution refusée', 'IMMATRICULEE_A_RATTACHER', [
    soumettreParNotaire(NOTAIRE),
    ...DISSOLUTION_REFUSEE,
  ]),
  notaire('à confirmer, dissolution refusée', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', [
    soumettreParNotaire(NOTAIRE),
    rattacher(0, 0),
    ...DISSOLUTION_REFUSEE,
  ]),
]

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
