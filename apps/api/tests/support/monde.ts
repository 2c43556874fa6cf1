import { immatCopropriete } from '@registre/contract'
import {
  addDays,
  addMonths,
  formatFrDate,
  isNotaire,
  isTeledeclarantPro,
  type Profil,
} from '@registre/domain'
import { creerCertificat } from '@registre/demonstration/certificats'
import * as z from 'zod'
import { ecrireClasseur } from '../../src/platform/classeur/ecrire-classeur.ts'
import { nouvelleCle } from '../../src/platform/storage/storage.ts'
import {
  contenuNeuf,
  insererEtablissement,
  insererUtilisateur,
  pdf,
  type Personne,
} from '@registre/testing/register'
import { type Registre } from './register.ts'

// What belongs to one establishment, made when a row of tenants.attendus.tsv asks for it:
// "@copropriete" is the `copropriete` below.

/** The things of a person's establishment, by name; each is made once per world. */
export type Sources = Record<string, () => Promise<unknown>>

/** Made when first asked for, then the same. */
export const unefois = <T>(faire: () => Promise<T>): (() => Promise<T>) => {
  let faite: Promise<T> | null = null
  return () => (faite ??= faire())
}
/** The one row that was written. */
export const seule = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('nothing was written')
  return row
}

/** The lowest profile of a family: a colleague that the others administer. */
export const moindreProfil = (profil: Profil): Profil =>
  isNotaire(profil)
    ? 'NOTAIRE_COLLAB'
    : isTeledeclarantPro(profil)
      ? 'TELE_PRO_GESTION'
      : 'TELE_NONPRO_GESTION'

const brouillonDe = async (r: Registre, p: Personne) => {
  const typeImmat = isNotaire(p.profil) ? 'INITIALE' : 'DEFAULT'
  const contenu = contenuNeuf(r, typeImmat)
  return r.db.transaction(async (tx) => {
    const c = seule(
      await tx.sql<{ id: number }>(
        `insert into copropriete (etat, auteur_teledeclarant_id, nom) values ('BROUILLON', $1, 'Brouillon') returning id`,
        [p.teledeclarantId],
      ),
    )
    const d = seule(
      await tx.sql<{ id: number; version: number }>(
        `insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, auteur_teledeclarant_id, auteur_utilisateur_id)
         values ($1, 'BROUILLON', 'INITIALE', $2, $3::jsonb, $4, $5) returning id, version`,
        [c.id, typeImmat, JSON.stringify(contenu), p.teledeclarantId, p.utilisateurId],
      ),
    )
    return {
      id: d.id,
      version: d.version,
      coproprieteId: c.id,
      typeImmat,
      contenu: z.encode(immatCopropriete, contenu),
    }
  })
}

/** A registered co-ownership: of a syndic with its running mandate, of an office as its author. */
const dossierDe = async (r: Registre, p: Personne) => {
  const notaire = isNotaire(p.profil)
  const contenu = contenuNeuf(r, notaire ? 'INITIALE' : 'DEFAULT')
  const jour = r.clock.today()
  return r.db.transaction(async (tx) => {
    const c = seule(
      await tx.sql<{ id: number; numero: string; version: number }>(
        `insert into copropriete (etat, numero_immatriculation, auteur_teledeclarant_id, teledeclarant_id, nom, nom_normalise, date_immatriculation, date_fin_mandat, nb_lots, geolocalisee)
         values ($1::etat_copropriete, prochain_numero_immatriculation(), $2, $3, $4, lower($4), $5::date - 300, case when $3::int is null then null else $5::date + 200 end, 12, true)
         returning id, numero_immatriculation as numero, version`,
        [
          notaire ? 'IMMATRICULEE_A_RATTACHER' : 'IMMATRICULEE_RATTACHEE',
          p.teledeclarantId,
          notaire ? null : p.teledeclarantId,
          contenu.identification.nomCopropriete,
          jour,
        ],
      ),
    )
    const declaration = (etat: string) =>
      tx.sql<{ id: number; version: number }>(
        `insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le, valide_le)
         values ($1, $2::etat_declaration, 'INITIALE', $3, $4::jsonb, $5, $6, now(), now()) returning id, version`,
        [
          c.id,
          etat,
          notaire ? 'INITIALE' : 'DEFAULT',
          JSON.stringify(contenu),
          p.teledeclarantId,
          p.utilisateurId,
        ],
      )
    await declaration('IMMATRICULATION')
    const d = seule(await declaration('COURANTE'))
    const mandat = notaire
      ? null
      : seule(
          await tx.sql<{ id: number; version: number }>(
            `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'EN_COURS', $3::date - 160, $3::date + 200) returning id, version`,
            [c.id, p.teledeclarantId, jour],
          ),
        )
    return {
      id: c.id,
      numero: c.numero,
      version: c.version,
      declaration: d.id,
      versionDeclaration: d.version,
      mandat: mandat?.id ?? 0,
      contenu: z.encode(immatCopropriete, contenu),
    }
  })
}

/** An update that the former syndic filed on a co-ownership of this one, and that awaits it. */
const declarationPredecesseur = async (
  r: Registre,
  p: Personne,
  coproprieteId: number,
): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into declaration (copropriete_id, etat, type_declaration, type_immat, type_maj, contenu, base_id, auteur_teledeclarant_id, soumis_le)
       select copropriete_id, 'A_VALIDER', 'MODIF_INITIALE', type_immat, 'STANDARD', contenu, id, $2, now() from declaration where copropriete_id = $1 and etat = 'COURANTE' returning id`,
      [coproprieteId, await insererEtablissement(r.db, p.profil)],
    ),
  ).id

/** An open attachment request of an establishment on a co-ownership; gives the request. */
export const rattachementDemande = async (
  r: Registre,
  teledeclarantId: number | null,
  coproprieteId: number,
  etat: 'A_VALIDER' | 'PRECISIONS',
): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `with m as (insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin)
         values ($1, $2, case $3 when 'PRECISIONS' then 'PRECISIONS_DEMANDEES' else 'DEMANDE' end::etat_mandat, $4::date + 201, $4::date + 565) returning id)
       insert into demande (type, etat, copropriete_id, mandat_id, teledeclarant_id, profil_demandeur, echeance, suspendue_le)
       select 'RATTACHEMENT', $3::etat_demande, $1, m.id, $2, 'TELE_PRO_GESTION', $4::date, case $3 when 'PRECISIONS' then now() end from m returning id`,
      [coproprieteId, teledeclarantId, etat, r.clock.today()],
    ),
  ).id
/** The same on a co-ownership of another syndic. */
const rattachementEmis = async (
  r: Registre,
  p: Personne,
  etat: 'A_VALIDER' | 'PRECISIONS',
): Promise<number> => {
  const autre = await r.personne(p.profil)
  return rattachementDemande(r, p.teledeclarantId, (await dossierDe(r, autre)).id, etat)
}

/** A dissolution that this one declared and that waits for a keeper; gives the co-ownership. */
const declarerDissolution = async (
  r: Registre,
  p: Personne,
  coproprieteId: number,
): Promise<number> => {
  await r.db.query(
    `update copropriete set etat = 'DISSOLUTION_A_VALIDER', etat_precedent = etat where id = $1`,
    [coproprieteId],
  )
  await r.db.query(
    `insert into dissolution (copropriete_id, motif, autre, fait_generateur, date_fait_generateur, type_justif, demande_par_id) values ($1, 'AUTRE', 'x', 'AUTRE_EVENEMENT', $2::date - 1, 'AUTRE_DOCUMENT', $3)`,
    [coproprieteId, r.clock.today(), p.utilisateurId],
  )
  await r.db.query(
    `insert into demande (type, copropriete_id, teledeclarant_id, profil_demandeur, echeance) values ('DISSOLUTION', $1, $2, $3, $4::date + 10)`,
    [coproprieteId, p.teledeclarantId, p.profil, r.clock.today()],
  )
  return coproprieteId
}

/** A certificate of the person's own, linked to its account. */
const certificatDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into certificat (teledeclarant_id, utilisateur_id, sujet, emetteur, serie, empreinte, valide_du, valide_au)
       values ($1, $2, 'CN=Essai', 'CN=AC', $3::text, $3::text, now(), now() + interval '1 year') returning id`,
      [p.teledeclarantId, p.utilisateurId, crypto.randomUUID()],
    ),
  ).id

/** A token of the person's own, which nobody can use. */
const jetonDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into jeton_api (utilisateur_id, nom, prefixe, jeton_hash, expire_le) values ($1, 'Essai', 'essai', replace($2::text || $3::text, '-', ''), now() + interval '30 days') returning id`,
      [p.utilisateurId, crypto.randomUUID(), crypto.randomUUID()],
    ),
  ).id

/** A program that this establishment has the register tell. */
const webhookDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into webhook (teledeclarant_id, utilisateur_id, nom, url, graine, curseur) values ($1, $2, 'Essai', 'https://exemple.test/', 'graine', 0) returning id`,
      [p.teledeclarantId, p.utilisateurId],
    ),
  ).id

/** A portfolio of one row, checked and not filed. */
const portefeuilleDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into portefeuille (teledeclarant_id, utilisateur_id, modalite, nom, nb_lignes) values ($1, $2, 'ECRAN', 'Essai', 1) returning id`,
      [p.teledeclarantId, p.utilisateurId],
    ),
  ).id

const classeurFichier = async (): Promise<File> =>
  new File(
    [
      await ecrireClasseur([
        {
          nom: 'Essai',
          colonnes: [{ titre: 'Numéro d’immatriculation', largeur: 20 }],
          lignes: [['x']],
        },
      ]),
    ],
    'essai.xlsx',
  )

const certificatFichier = async (): Promise<File> => {
  const [du, au] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)]
  return new File([creerCertificat({ sujet: [['CN', 'Essai']], du, au }).pem], 'certificat.pem')
}

/** A file prepared for an institution's agent, or its order; gives its identifier. */
const exportDe = async (r: Registre, p: Personne, etat: 'A_FAIRE' | 'PRET'): Promise<number> => {
  const cle = nouvelleCle('exports')
  if (etat === 'PRET') await r.deps.storage.put(cle, Buffer.from('Numéro;Nom'))
  return seule(
    await r.db.query<{ id: number }>(
      `insert into export_categorisation (utilisateur_id, type, etat, selection, lieu, jour, total, cle, demande_le, expire_le)
       values ($1, 'DONNEES_CSV', $2::etat_export, '{}', '{}', $3, 1, $4, $5::timestamptz, $5::timestamptz + interval '1 day') returning id`,
      [p.utilisateurId, etat, r.clock.today(), cle, r.clock.now()],
    ),
  ).id
}

/**
 * Everything that a row may name, for one person's establishment. Add a line for a new kind of
 * thing.
 */
export const mondeDe = (r: Registre, p: Personne): Sources => {
  const brouillon = unefois(() => brouillonDe(r, p))
  const dossier = unefois(() => dossierDe(r, p))
  const collegue = unefois(() =>
    insererUtilisateur(r.db, moindreProfil(p.profil), p.teledeclarantId),
  )
  const jour = (ecart: number) => async () =>
    formatFrDate(new Date(r.clock.now().getTime() + ecart * 86_400_000).toISOString().slice(0, 10))
  return {
    teledeclarant: async () => p.teledeclarantId,
    versionTeledeclarant: async () =>
      seule(
        await r.db.query<{ version: number }>(`select version from teledeclarant where id = $1`, [
          p.teledeclarantId,
        ]),
      ).version,
    utilisateur: async () => (await collegue()).id,
    emailUtilisateur: async () => (await collegue()).login,
    profilUtilisateur: async () => moindreProfil(p.profil),
    brouillon: async () => (await brouillon()).id,
    versionBrouillon: async () => (await brouillon()).version,
    typeImmat: async () => (await brouillon()).typeImmat,
    contenu: async () => (await brouillon()).contenu,
    coproprieteBrouillon: async () => (await brouillon()).coproprieteId,
    copropriete: async () => (await dossier()).id,
    versionCopropriete: async () => (await dossier()).version,
    numero: async () => (await dossier()).numero,
    declaration: async () => (await dossier()).declaration,
    versionDeclaration: async () => (await dossier()).versionDeclaration,
    declarationPredecesseur: unefois(async () =>
      declarationPredecesseur(r, p, (await dossier()).id),
    ),
    coproprieteADissoudre: unefois(async () => declarerDissolution(r, p, (await dossier()).id)),
    contenuDeclare: async () => (await dossier()).contenu,
    donneesFinancieres: async () => (await brouillon()).contenu.donneesFinancieres,
    mandat: async () => (await dossier()).mandat,
    rattachement: unefois(() => rattachementEmis(r, p, 'A_VALIDER')),
    rattachementEnPrecisions: unefois(() => rattachementEmis(r, p, 'PRECISIONS')),
    rattachementRecu: unefois(async () =>
      rattachementDemande(
        r,
        await insererEtablissement(r.db, p.profil),
        (await dossier()).id,
        'A_VALIDER',
      ),
    ),
    document: unefois(
      async () =>
        (await p.api.deposerDocument({ body: { file: await pdf(), type: 'JUSTIFICATIF_MANDAT' } }))
          .id,
    ),
    session: async () =>
      seule(
        await r.db.query<{ s: string }>(
          `select left(id_hash, 32) as s from session where utilisateur_id = $1 order by cree_le limit 1`,
          [p.utilisateurId],
        ),
      ).s,
    jeton: unefois(() => jetonDe(r, p)),
    pdf,
    certificat: unefois(() => certificatDe(r, p)),
    certificatFichier,
    recherche: unefois(
      async () =>
        (
          await p.api.enregistrerRecherche({
            body: {
              nom: `Recherche ${crypto.randomUUID()}`,
              recherche: { portee: { portee: 'NATIONAL' } },
            },
          })
        ).id,
    ),
    export: unefois(() => exportDe(r, p, 'A_FAIRE')),
    exportPret: unefois(() => exportDe(r, p, 'PRET')),
    webhook: unefois(() => webhookDe(r, p)),
    portefeuille: unefois(() => portefeuilleDe(r, p)),
    classeurFichier,
    aujourdhui: jour(0),
    hier: jour(-1),
    demain: jour(1),
    dansUnAn: jour(365),
    apresMandat: async () => formatFrDate(addDays(r.clock.today(), 201)),
    unAnApresMandat: async () =>
      formatFrDate(addDays(addMonths(addDays(r.clock.today(), 201), 12), -1)),
    unique: async () => crypto.randomUUID().slice(0, 8),
  }
}

/**
 * Replaces each "@name" of a row by the thing of that name. Throws for a name that nobody makes.
 */
export const remplir = async (valeur: unknown, sources: Sources): Promise<unknown> => {
  if (typeof valeur === 'string' && valeur.startsWith('@')) {
    const source = sources[valeur.slice(1)]
    if (!source) throw new Error(`testing/monde.ts makes no "${valeur}"`)
    return source()
  }
  if (Array.isArray(valeur)) return Promise.all(valeur.map((v) => remplir(v, sources)))
  if (typeof valeur !== 'object' || valeur === null) return valeur
  return Object.fromEntries(
    await Promise.all(
      Object.entries(valeur).map(async ([k, v]) => [k, await remplir(v, sources)] as const),
    ),
  )
}
