import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { estSchema, type Parties } from '@registre/testing/fuzz'
import { rattachementDemande, seule } from './choses.ts'
import { type Sources, unefois } from './monde.ts'
import { insererEtablissement, type Personne } from '@registre/testing/register'
import { type Registre } from './register.ts'

// What happens between the moment when a person prepares a call and the moment when it arrives:
// refus.attendus.tsv names them.

export interface Instant {
  r: Registre
  qui: Personne | null
  parties: Parties
  sources: Sources
}
type Situation = (i: Instant) => Promise<unknown>

const de = async <T>({ sources }: Instant, nom: string): Promise<T> => (await sources[nom]?.()) as T

/**
 * The request that the call is about: the one that its caller holds, else the one that its path
 * names.
 */
const DEMANDE = `(select id from demande where verrou_par_id = $1 or mandat_id = $2 or (copropriete_id = $3 and mandat_id is null) or (copropriete_id = $3 and etat = 'EN_COURS')
  order by (verrou_par_id is not distinct from $1) desc, id desc limit 1)`
const designer = ({ qui, parties: { params = {} } }: Instant): unknown[] => [
  qui?.utilisateurId ?? null,
  params['id'] ?? null,
  params['n'] ?? null,
]
const surLaDemande =
  (poser: (r: Registre) => Promise<[sql: string, ...params: unknown[]]>): Situation =>
  async (i) => {
    const [sql, ...params] = await poser(i.r)
    const rows = await i.r.db.query(`${sql} returning 1`, [...designer(i), ...params])
    if (rows.length === 0) throw new Error('the call names no request')
  }

/** The draft of the caller, its content changed where it is kept. */
const surLeBrouillon =
  (champ: string, valeur: unknown): Situation =>
  async (i) =>
    i.r.db.query(
      `update declaration set contenu = jsonb_set(contenu, $2::text[], $3::jsonb) where id = $1`,
      [await de<number>(i, 'brouillon'), champ.split('.'), JSON.stringify(valeur)],
    )

/** The co-ownership that the call names. */
const coproprieteDe = ({ parties: { params = {}, body } }: Instant): unknown =>
  params['id'] ?? (estSchema(body) ? body['idCopropriete'] : undefined)

/**
 * A first accounting year long after the by-laws: the one thing of a draft that a person confirms.
 */
const A_CONFIRMER: readonly (readonly [string, unknown])[] = [
  ['identification.dateReglementCopropriete', '1990-05-04'],
  ['donneesFinancieres.donneesFinancieresInconnues', false],
  ['donneesFinancieres.premierExerciceComptable', true],
]
const brouillonAConfirmer: Situation = async (i) => {
  for (const [champ, valeur] of A_CONFIRMER) await surLeBrouillon(champ, valeur)(i)
}

export const SITUATIONS: Readonly<Record<string, Situation>> = {
  'tenue par un autre': surLaDemande(async (r) => [
    `update demande set etat = 'EN_COURS', verrou_par_id = $4, verrou_le = $5::timestamptz, verrou_jusqu_a = $5::timestamptz + interval '10 minutes' where id = ${DEMANDE}`,
    (await r.personne('TENEUR_ADMIN_SCOND')).utilisateurId,
    r.clock.now(),
  ]),
  'bail fini': surLaDemande(async (r) => [
    `update demande set verrou_jusqu_a = $4::timestamptz - interval '1 minute' where id = ${DEMANDE}`,
    r.clock.now(),
  ]),
  décidée: surLaDemande(async (r) => [
    `update demande set etat = 'REFUSEE', decidee_le = $4, verrou_par_id = null, verrou_le = null, verrou_jusqu_a = null where id = ${DEMANDE}`,
    r.clock.now(),
  ]),
  'copropriété supprimée': surLaDemande(async () => [
    `update copropriete set etat_precedent = etat, etat = 'SUPPRIMEE' where id = (select copropriete_id from demande where id = ${DEMANDE})`,
  ]),
  // An archived mandate stands in the period that the call asks for: the database has the last
  // word.
  'période occupée': async (i) => {
    const [row] = await i.r.db.query<{ copropriete: number }>(
      `select coalesce((select copropriete_id from demande where verrou_par_id = $1 order by id desc limit 1), $2::int) as copropriete`,
      [i.qui?.utilisateurId ?? null, await de<number>(i, 'copropriete')],
    )
    await i.r.db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'ARCHIVE', $3::date + 220, $3::date + 230)`,
      [
        row?.copropriete,
        await insererEtablissement(i.r.db, 'TELE_PRO_ADMIN_PRINC'),
        i.r.clock.today(),
      ],
    )
  },
  'brouillon incomplet': surLeBrouillon('identification.nbLots', null),
  'brouillon à confirmer': brouillonAConfirmer,
  'brouillon parti': async (i) =>
    i.r.db.query(
      `update copropriete set etat = 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER' where id = $1`,
      [await de<number>(i, 'coproprieteBrouillon')],
    ),
  'copropriété voisine': async (i) => {
    await de(i, 'brouillonProche')
    await surLeBrouillon('infoRattachement.justifMandat', false)(i)
    await surLeBrouillon('infoRattachement.idDocument', null)(i)
  },
  'règlement ancien': surLeBrouillon('identification.dateReglementCopropriete', '1990-05-04'),
  'd’office': async (i) =>
    i.r.db.query(
      `update declaration set type_immat = 'OFFICE', confirmations_office = '{"nonImmatriculee":true,"sansDemandeEnCours":true,"sansRepresentantOuMiseEnDemeure":true}' where id = $1`,
      [await de<number>(i, 'brouillon')],
    ),
  'déclaration du prédécesseur incomplète': async (i) =>
    i.r.db.query(
      `update declaration set contenu = jsonb_set(contenu, '{identification,nbLots}', 'null') where id = $1`,
      [await de<number>(i, 'declarationPredecesseur')],
    ),
  'déclaration du prédécesseur jugée': async (i) =>
    i.r.db.query(`update declaration set etat = 'SUPPRIME' where id = $1`, [
      await de<number>(i, 'declarationPredecesseur'),
    ]),
  // What is in force was closed on another day of the year, two years before: the change of day is
  // confirmed.
  'exercice déclaré décalé': async (i) => {
    await i.r.db.query(`update declaration set type_maj = 'ANNUELLE' where id = $1`, [
      await de<number>(i, 'declarationPredecesseur'),
    ])
    for (const champ of ['dateDebutExercice', 'dateClotureComptes', 'dateAg'])
      await i.r.db.query(
        `update declaration set contenu = jsonb_set(contenu, array['donneesFinancieres', $2], to_jsonb(((contenu #>> array['donneesFinancieres', $2])::date - 790)::text)) where id = $1`,
        [await de<number>(i, 'declaration'), champ],
      )
  },
  'copropriété retirée': async (i) =>
    i.r.db.query(
      `update copropriete set etat_precedent = etat, etat = 'IMMATRICULATION_ANNULEE' where id = $1`,
      [coproprieteDe(i)],
    ),
  'demande examinée': async (i) => {
    const id = await rattachementDemande(
      i.r,
      await insererEtablissement(i.r.db, 'TELE_PRO_ADMIN_PRINC'),
      Number(coproprieteDe(i)),
      'A_VALIDER',
    )
    await i.r.db.query(
      `update demande set etat = 'EN_COURS', verrou_par_id = $2, verrou_le = $3::timestamptz, verrou_jusqu_a = $3::timestamptz + interval '10 minutes' where id = $1`,
      [id, (await i.r.personne('TENEUR_ADMIN_SCOND')).utilisateurId, i.r.clock.now()],
    )
  },
  'dissolution décidée': async (i) =>
    i.r.db.query(
      `update demande set etat = 'VALIDEE', decidee_le = $2 where copropriete_id = $1 and type = 'DISSOLUTION'`,
      [coproprieteDe(i), i.r.clock.now()],
    ),
  'publication retirée': async (i) =>
    i.r.db.query(`update publication set etat = 'RETIREE' where id = $1`, [
      await de<string>(i, 'publicationEnLigne'),
    ]),
  'message traité': async (i) =>
    i.r.db.query(`update reclamation set etat = 'TRAITEE' where id = $1`, [
      await de<number>(i, 'message'),
    ]),
  'compte en attente': async ({ r, qui }) =>
    r.db.query(`update teledeclarant set statut = 'ATT_ACTIVATION' where id = $1`, [
      qui?.teledeclarantId,
    ]),
  'fichier en préparation': async ({ qui }) =>
    qui?.api.preparerExport({ body: { type: 'DONNEES_CSV', portee: { portee: 'NATIONAL' } } }),
  'cinq logiciels': async ({ r, qui }) =>
    r.db.query(
      `insert into webhook (teledeclarant_id, utilisateur_id, nom, url, graine, curseur) select $1, $2, 'Essai', 'https://exemple.test/' || n, 'graine', 0 from generate_series(1, 5) as n`,
      [qui?.teledeclarantId, qui?.utilisateurId],
    ),
  'vingt dépôts': async ({ r, qui }) =>
    r.db.query(
      `insert into portefeuille (teledeclarant_id, utilisateur_id, modalite, nom, nb_lignes) select $1, $2, 'ECRAN', 'Essai', 1 from generate_series(1, 20)`,
      [qui?.teledeclarantId, qui?.utilisateurId],
    ),
  'dépôt terminé': async (i) =>
    i.r.db.query(`update portefeuille set etat = 'TERMINE' where id = $1`, [
      await de<number>(i, 'portefeuille'),
    ]),
  'trop d’inscriptions': async ({ r, parties: { body } }) => {
    for (let n = 0; n < 5; n += 1)
      await r
        .visiteur()
        .api.creerTeledeclarant({ params: { type: 'NON_PRO' }, body: body as never })
        .catch(() => null)
  },
  'copropriété en dissolution': async ({ r, parties: { body } }) =>
    r.db.query(
      `update copropriete set etat = 'DISSOLUTION_A_VALIDER' where numero_immatriculation = $1`,
      [(body as { numero: string }).numero],
    ),
  'rattachement décidé': async ({ r, parties: { params = {} } }) =>
    r.db.query(
      `update demande set etat = 'VALIDEE', decidee_le = $2, suspendue_le = null where id = $1`,
      [params['id'], r.clock.now()],
    ),
  // Still seen, as the last syndic that left this year.
  'mandat quitté': async (i) => {
    await i.r.db.query(
      `update mandat set etat = 'ARCHIVE', date_fin = $2::date - 1 where id = $1`,
      [await de<number>(i, 'mandat'), i.r.clock.today()],
    )
    await i.r.db.query(
      `update copropriete set teledeclarant_id = null, etat = 'IMMATRICULEE_A_RATTACHER', date_fin_mandat = null where id = $1`,
      [await de<number>(i, 'copropriete')],
    )
  },
}

/** What the rows of refus.attendus.tsv may name beyond the world and the demonstration. */
export const sourcesDeRefus = (r: Registre, sources: Sources): Sources => {
  const jour = r.clock.today()
  return {
    ...sources,
    versionOuverte: async () => {
      const [row] = await r.db.query<{ version: number }>(
        `select version from demande where id = $1`,
        [await sources['demandeOuverte']?.()],
      )
      return row?.version
    },
    envoiParti: async () => {
      const [row] = await r.db.query<{ id: number }>(
        `insert into outbox (type, payload, statut, fait_le) values ('courriel', '{}', 'DONE', now()) returning id::int as id`,
      )
      return row?.id
    },
    parcelleReparee: async () => (((await sources['parcellesReparees']?.()) ?? []) as unknown[])[1],
    message: unefois(async () => {
      const email = `message-${crypto.randomUUID()}@exemple.test`
      const contact = { nom: 'A', prenom: 'B', email, confirmationEmail: email, captcha: 'juste' }
      await r.visiteur().api.envoyerReclamation({
        body: {
          ...contact,
          typeDemandeur: 'AUTRE',
          objet: 'SITE',
          typeReclamation: 'AUTRE_QUESTION',
          message: 'Une question simple',
        },
      })
      return seule(
        await r.db.query<{ id: number }>(`select id from reclamation where email = $1`, [email]),
      ).id
    }),
    dansDeuxAns: async () => formatFrDate(addMonths(jour, 24)),
    ilYADeuxAns: async () => formatFrDate(addMonths(jour, -24)),
    longtempsApres: async () => formatFrDate(addDays(jour, 900)),
  }
}

/** Calls that reach the file: what is asked before it is right. */
export const JUSQU_AU_FICHIER: Readonly<
  Record<string, { profil: string; appel: unknown; avec: string[] }>
> = {
  deposerPublication: {
    profil: 'TENEUR_ADMIN_PRINC',
    appel: { body: { genre: 'NEWSLETTER', titre: 'Essai', resume: 'Au sommaire' } },
    avec: [],
  },
  repondrePrecisionsRattachement: {
    profil: 'TELE_PRO_ADMIN_PRINC',
    appel: {
      params: { id: '@rattachementEnPrecisions' },
      body: {
        infoRattachement: {
          adminProvisoire: false,
          dateDebutMandat: '@apresMandat',
          dateFinMandat: '@unAnApresMandat',
          typeJustifMandat: 'PV_AG',
        },
        message: 'Voici',
      },
    },
    avec: [],
  },
  modifierPublication: {
    profil: 'TENEUR_ADMIN_PRINC',
    appel: {
      params: { id: '@publicationEnLigne' },
      body: { version: '@versionEnLigne', titre: 'Essai', resume: 'Au sommaire' },
    },
    avec: [],
  },
}
