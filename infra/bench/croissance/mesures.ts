import { scellerJournal } from '../../../apps/api/src/modules/journal/sceller-journal.ts'
import {
  mesurerDemandes,
  mesurerEnvois,
  mesurerRetardDuSuivi,
  partiesEnIncident,
} from '../../../apps/api/src/modules/mesures/mesures.repository.ts'
import { compterIndicateurs } from '../../../apps/api/src/modules/coproprietes/compteurs.repository.ts'
import { requeteCopie } from '../../../apps/api/src/modules/donnees/colonnes.sql.ts'
import { copier } from '../../../apps/api/src/modules/donnees/copier.ts'
import { CLE } from '../../../apps/api/src/modules/projections/projeter.ts'
import { projeterQuelques } from '../../../apps/api/src/modules/projections/suivi.repository.ts'
import { coproprietesAuMandatEchu } from '../../../apps/api/src/modules/traitements/traitements.repository.ts'
import { systemClock, today } from '../../../apps/api/src/platform/clock.ts'
import { journaliser, TRAITEMENT } from '../../../apps/api/src/platform/journal.ts'
import { appeler } from '../http-client.ts'
import { de } from '../measure.ts'
import type { Gens } from '../charge/gens.ts'
import type { BaseDeTaille } from './bases.ts'

/** What one caller waits for, or what the register does by itself. */
export interface MesureDeCroissance {
  nom: string
  /** Above this, somebody is hurt. */
  limite: number
  unite: 'ms' | 's' | 'Go'
  /** How many times; the cost is the middle one. */
  fois: number
  faire: (lieu: Lieu, rang: number) => Promise<unknown>
}
export interface Lieu {
  base: BaseDeTaille
  api: string
  gens: Gens
  communes: string[]
}

const PAGE = { paginationOptions: { pageNumber: 1, pageSize: 10 } }
const CHANGEMENTS = 2_000

const poster = (l: Lieu, chemin: string, corps: object, cookie = ''): Promise<string> =>
  appeler(`${l.api}${chemin}`, {
    method: 'POST',
    body: JSON.stringify(corps),
    ...(cookie ? { cookie } : {}),
  })
const annuaire = (l: Lieu, corps: object): Promise<string> =>
  poster(l, '/api/public/annuaire/rechercherAnnuaire', corps)

export const MESURES: readonly MesureDeCroissance[] = [
  {
    nom: 'fiche publique, par son numéro',
    limite: 50,
    unite: 'ms',
    fois: 100,
    faire: (l, i) => annuaire(l, { adresseNonSelectionnee: de(l.gens.numeros, i), ...PAGE }),
  },
  {
    nom: 'annuaire : commune, nom et état',
    limite: 50,
    unite: 'ms',
    fois: 100,
    faire: (l, i) =>
      annuaire(l, {
        isRechercheAvancee: true,
        commune: de(l.communes, i),
        nom: de(['parc', 'clos', 'residence'], i),
        statutRattachement: 'MANDAT_EN_COURS',
      }),
  },
  {
    nom: 'annuaire : « residence du parc »',
    limite: 3_000,
    unite: 'ms',
    fois: 40,
    faire: (l) => annuaire(l, { adresseNonSelectionnee: 'residence du parc', ...PAGE }),
  },
  {
    nom: 'liste d’un cabinet',
    limite: 50,
    unite: 'ms',
    fois: 100,
    faire: (l, i) => poster(l, '/api/coproprietes/rechercher', PAGE, de(l.gens.cabinets, i).cookie),
  },
  {
    nom: 'file des teneurs',
    limite: 50,
    unite: 'ms',
    fois: 40,
    faire: (l, i) => poster(l, '/api/declarations/rechercher', PAGE, de(l.gens.teneurs, i)),
  },
  {
    nom: 'indicateurs des teneurs',
    limite: 3_000,
    unite: 'ms',
    fois: 10,
    faire: ({ base }) => compterIndicateurs(base.db, today(systemClock)),
  },
  {
    nom: 'jauges de /metrics',
    limite: 1_000,
    unite: 'ms',
    fois: 20,
    faire: async ({ base: { db } }) => {
      await mesurerEnvois(db)
      await mesurerDemandes(db, today(systemClock), systemClock.now())
      await mesurerRetardDuSuivi(db, CLE)
      await partiesEnIncident(db)
    },
  },
  {
    nom: 'une ligne du journal',
    limite: 50,
    unite: 'ms',
    fois: 200,
    faire: ({ base: { db } }) =>
      db.transaction((tx) =>
        journaliser(tx, TRAITEMENT, { categorie: 'TRAITEMENT', type: 'envoyer-courriel' }),
      ),
  },
  {
    nom: 'sceller ce qui vient d’être écrit',
    limite: 5_000,
    unite: 'ms',
    fois: 5,
    faire: async ({ base: { db } }) => {
      await journaliser({ sql: db.query }, TRAITEMENT, {
        categorie: 'TRAITEMENT',
        type: 'envoyer-courriel',
      })
      await scellerJournal({ db, log: { info: () => undefined } })
    },
  },
  {
    nom: `projeter ${CHANGEMENTS} changements`,
    limite: 5_000,
    unite: 'ms',
    fois: 3,
    faire: async ({ base: { db, taille } }, rang) => {
      const pas = Math.max(1, Math.floor(taille / CHANGEMENTS))
      const ids = Array.from({ length: CHANGEMENTS }, (_, i) => 1 + ((i * pas + rang) % taille))
      await db.transaction((tx) => projeterQuelques(tx, ids))
    },
  },
  {
    nom: 'la nuit : mandats échus à trouver',
    limite: 60_000,
    unite: 'ms',
    fois: 3,
    faire: ({ base }) => coproprietesAuMandatEchu(base.db, today(systemClock)),
  },
  {
    nom: 'la nuit : le fichier public',
    limite: 3_600,
    unite: 's',
    fois: 1,
    faire: async ({ base }) => {
      const flux = await copier(base.db, requeteCopie('public'), null)
      for await (const morceau of flux) void morceau
    },
  },
]

/** Tables that only grow, and all of them together, in GB. */
export const POIDS = [
  ['journal et son sceau', `('journal'), ('journal_empreinte')`],
  ['déclarations', `('declaration')`],
  [
    'annuaire et fiches',
    `('annuaire'), ('fiche'), ('annuaire_mot'), ('annuaire_nom_mot'), ('annuaire_lieu')`,
  ],
  ['file d’envoi', `('outbox')`],
] as const
/** A machine of today holds this on one disk without being rebuilt around it. */
export const DISQUE_GO = 2_000
