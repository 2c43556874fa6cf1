import { addDays, type EtatCopropriete } from '@registre/domain'
import { Temps } from './commandes.ts'
import type { DossierM } from './dossier.ts'
import { type Geste, type Monde, NOTAIRE, PRINCIPAL as K, type Sorte } from './gestes.ts'
import { mettreAJourAnnuelle } from './gestes-declarations.ts'
import { soumettre, soumettreParNotaire } from './gestes-dossier.ts'
import { ouvrir, preciser, refuser, valider } from './gestes-file.ts'
import { declarerDissolution, revenir } from './gestes-fin.ts'
import { mettreAJour } from './gestes-declarations.ts'
import { changerDate, rattacher, retirerMandats } from './gestes-mandats.ts'

// How each state is reached by real gestures; where rows of the table share a state and an event,
// one situation for each.
export type Pas = Geste | ((monde: Monde, d: DossierM) => Promise<void>)
export interface Situation {
  nom: string
  etat: EtatCopropriete
  par: 'syndic' | 'notaire' | 'doublon'
  pas: readonly Pas[]
}

export const joue = (...pas: readonly Pas[]): readonly Pas[] => pas
/** Time passes until some days after the end of the first mandate. */
export const apresFin =
  (jours: number): Pas =>
  async (monde, d) => {
    const fin = addDays(d.mandats[0]?.fin ?? '', jours)
    const ecart = Math.round((Date.parse(fin) - Date.parse(monde.r.clock.today())) / 86_400_000)
    await new Temps({ days: ecart }).run({ dossiers: [d] }, monde)
  }
/**
 * A requested mandate that begins later than the rules let anybody ask: what only former data hold.
 */
export const commencePlusTard =
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
export const decider = (sorte: Sorte): Pas[] => [ouvrir(sorte, K), valider(sorte, K)]

export const EC = joue(soumettre(0), ouvrir('immatriculation', K))
export const IT = joue(...EC, valider('immatriculation', K))
export const IE = joue(...IT, apresFin(1))
export const suivie = (ecart: number) =>
  joue(...IT, rattacher(1, ecart), ...decider('rattachement'))
export const FU = joue(...suivie(15), apresFin(3))
export const DV = joue(...IT, declarerDissolution(0, 20))
export const DE = joue(...DV, ouvrir('dissolution', K))
export const ouverte = (pas: readonly Pas[], demandeur: number) =>
  joue(...pas, rattacher(demandeur, 0), ouvrir('rattachement', K))

/** Filed by the former syndic, its annual update before it: the successor's to answer. */
export const PREDECESSEUR = joue(
  ...IT,
  mettreAJourAnnuelle(0),
  rattacher(1, 0),
  ...decider('rattachement'),
  apresFin(1),
  mettreAJour(0),
)

export const syndic = (nom: string, etat: EtatCopropriete, pas: readonly Pas[]): Situation => ({
  nom,
  etat,
  par: 'syndic',
  pas,
})
export const notaire = (
  nom: string,
  etat: EtatCopropriete,
  pas: readonly Pas[],
  par: 'notaire' | 'doublon' = 'notaire',
): Situation => ({ nom, etat, par, pas })

/** A validation taken back: it is decided anew, with its number. */
export const REPRISE = joue(...IT, revenir(K), ouvrir('immatriculation', K))
export const DISSOLUTION_REFUSEE = joue(
  declarerDissolution(NOTAIRE, 0),
  ouvrir('dissolution', K),
  refuser('dissolution', K),
)

/** Where a decision has just been taken. */
export const DECIDEES: readonly Situation[] = [
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
