import { setTimeout as wait } from 'node:timers/promises'
import { compter } from '../base.ts'
import { jusqua } from '../processus.ts'
import { dire, type Syndic, type Vu } from './appels.ts'
import type { Epreuve } from './epreuves.ts'
import type { Lieu } from './lieu.ts'
import type { Service } from './services.ts'

/** An outside check: who asks it, what is granted without it, what waits, what plays it again. */
interface Controle {
  piece: string
  service(lieu: Lieu): Service
  /** What a person does that asks for it. */
  faire(qui: Syndic): Promise<Vu>
  /** The status while it is away: granted without it, or refused with its sentence. */
  sans: number
  /** What is granted meanwhile, and who sees what waits. */
  dit: string
  /** What must not depend on it. */
  ailleurs?(qui: Syndic): Promise<Vu>
  /** Leaves a check that waits; nothing where nobody waits for it. */
  attendre?(lieu: Lieu): Promise<void>
  /** The kind of the checks that wait for it; none where nobody waits. */
  genre?: 'ANTIVIRUS' | 'SIRENE' | 'VERIFICATION'
}

/** How many checks of a kind still wait. */
const enAttente = ({ db }: Lieu, genre: string): Promise<number> =>
  compter(db, 'controle_en_attente where genre = $1', [genre])

/** A declaration whose place was filed while nobody could look for it. */
const nonCherchee =
  (objet: 'ADRESSE' | 'PARCELLE', champ: string) =>
  async ({ db }: Lieu): Promise<void> => {
    await db.query(
      `update declaration set contenu = jsonb_set(contenu, string_to_array($1::text || '.geolocalisee', '.'), 'false'),
         verifications = jsonb_build_array(jsonb_build_object('champ', $1::text, 'objet', $2::text, 'reference', '', 'precision', '', 'reprise', false, 'resultat', 'SERVICE_INDISPONIBLE'))
       where id = (select max(d.id) from declaration d join parcelle p using (copropriete_id) where d.etat = 'COURANTE')`,
      [champ, objet],
    )
  }

/** SIRET that the drill's directory knows: all of them. */
const SIRET = '73282932000074'

const CONTROLES: readonly Controle[] = [
  {
    piece: 'antivirus',
    service: (lieu) => lieu.antivirus,
    faire: (qui) => qui.deposer(),
    sans: 200,
    dit: 'le justificatif est gardé, la validation qui en dépend attend, le teneur et la page d’état le disent',
    genre: 'ANTIVIRUS',
  },
  {
    piece: 'annuaire des entreprises',
    service: (lieu) => lieu.annuaire,
    faire: (qui) => qui.appeler(`/api/public/siret/etablissements/${SIRET}`),
    sans: 503,
    dit: 'un compte s’ouvre sur ce qui est saisi, sa lettre attend, à vérifier par un teneur',
    attendre: async ({ db }) => {
      await db.query(
        `update teledeclarant set sirene_attendue_le = now(), saisi_a_la_main = true where id = (select min(id) from teledeclarant where type = 'PRO' and siret is not null)`,
      )
    },
    genre: 'SIRENE',
  },
  {
    piece: 'géocodeur',
    service: (lieu) => lieu.geocodeur,
    faire: (qui) => qui.chercherAdresse(),
    sans: 503,
    dit: 'l’adresse se garde telle qu’elle est saisie, hors de la carte et marquée pour le teneur ; l’annuaire n’en dépend pas ; la page d’état le dit',
    ailleurs: (qui) => qui.chercherAnnuaire(),
    attendre: nonCherchee('ADRESSE', 'identification.adressePrincipale'),
    genre: 'VERIFICATION',
  },
  {
    piece: 'index des parcelles',
    service: (lieu) => lieu.geocodeur,
    faire: (qui) =>
      qui.appeler('/api/public/geocodage/parcelles?codeInsee=75104&section=AB&numero=12'),
    sans: 503,
    dit: 'la parcelle se garde telle qu’elle est saisie, marquée ; un notaire n’a pas de numéro immédiat, un teneur décide ; la page d’état le dit',
    attendre: nonCherchee('PARCELLE', 'identification.parcelle.0'),
    genre: 'VERIFICATION',
  },
  {
    piece: 'référentiel des bâtiments (RNB)',
    service: (lieu) => lieu.rnb,
    faire: (qui) =>
      qui.appeler('/api/public/geocodage/batiments?longitude=2.35&latitude=48.85&idBan='),
    sans: 503,
    dit: 'l’identifiant est facultatif : recopié, il est gardé « non vérifié » ; rien n’attend',
  },
]

/** Takes an outside check away while somebody asks for it, then waits for what waited. */
const absent =
  ({ piece, service, faire, sans, dit, ailleurs, attendre, genre }: Controle): Epreuve =>
  async (lieu, qui) => {
    const avant = await faire(qui)
    await service(lieu).couper()
    const pendant = await faire(qui)
    const autre = await ailleurs?.(qui)
    await attendre?.(lieu)
    const attendues = genre ? await enAttente(lieu, genre) : 0
    await wait(1_000)
    await service(lieu).rendre()
    const apres = await faire(qui)
    const rejoue = genre
      ? await jusqua(async () => (await enAttente(lieu, genre)) === 0, 200)
      : null
    const sort = genre
      ? `${attendues} contrôle(s) en attente, rejoué(s) en ${rejoue === null ? 'JAMAIS' : `${rejoue.toFixed(1)} s`}`
      : 'rien à rejouer'
    return {
      piece,
      vu: `${dire(pendant)} ; ${dit}`,
      retour: `${dire(apres)} ; ${sort}`,
      fautes: [
        ...(avant.statut === 200 ? [] : [`avant la coupure : ${dire(avant)}`]),
        ...(pendant.statut === sans ? [] : [`pendant la coupure : ${dire(pendant)}`]),
        ...(autre && autre.statut !== 200 ? [`en dépend : ${dire(autre)}`] : []),
        ...(apres.statut === 200 ? [] : ['ne reprend pas']),
        ...(genre && attendues === 0 ? ['rien n’attend'] : []),
        ...(genre && rejoue === null ? ['jamais rejoué'] : []),
      ],
    }
  }

/** Each outside check of the register, away in turn. */
export const controlesAbsents: readonly Epreuve[] = CONTROLES.map(absent)
