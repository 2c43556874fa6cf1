import { immatCopropriete } from '@registre/contract'
import { isNotaire, isTeledeclarantPro, jeuDeRegles, type Profil } from '@registre/domain'
import { creerCertificat } from '@registre/demonstration/certificats'
import * as z from 'zod'
import { writeWorkbook } from '../../src/platform/classeur/ecrire-classeur.ts'
import { newKey } from '../../src/platform/storage/storage.ts'
import { contenuNeuf, insererEtablissement, type Personne } from '@registre/testing/register'
import { type Registre } from './register.ts'

// The things of one establishment, each made by the calls that make it.

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

export const brouillonDe = async (r: Registre, p: Personne) => {
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
export const dossierDe = async (r: Registre, p: Personne) => {
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
        `insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, jeu, auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le, valide_le)
         values ($1, $2::etat_declaration, 'INITIALE', $3, $4::jsonb, $5, $6, $7, maintenant(), maintenant()) returning id, version`,
        [
          c.id,
          etat,
          notaire ? 'INITIALE' : 'DEFAULT',
          JSON.stringify(contenu),
          jeuDeRegles(jour).code,
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
export const declarationPredecesseur = async (
  r: Registre,
  p: Personne,
  coproprieteId: number,
): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into declaration (copropriete_id, etat, type_declaration, type_immat, type_maj, contenu, jeu, jeu_debiteurs, base_id, auteur_teledeclarant_id, soumis_le)
       select copropriete_id, 'A_VALIDER', 'MODIF_INITIALE', type_immat, 'STANDARD', contenu, jeu, jeu_debiteurs, id, $2, now() from declaration where copropriete_id = $1 and etat = 'COURANTE' returning id`,
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
export const rattachementEmis = async (
  r: Registre,
  p: Personne,
  etat: 'A_VALIDER' | 'PRECISIONS',
): Promise<number> => {
  const autre = await r.personne(p.profil)
  return rattachementDemande(r, p.teledeclarantId, (await dossierDe(r, autre)).id, etat)
}

/** A dissolution that this one declared and that waits for a keeper; gives the co-ownership. */
export const declarerDissolution = async (
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
export const certificatDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into certificat (teledeclarant_id, utilisateur_id, sujet, emetteur, serie, empreinte, valide_du, valide_au)
       values ($1, $2, 'CN=Essai', 'CN=AC', $3::text, $3::text, now(), now() + interval '1 year') returning id`,
      [p.teledeclarantId, p.utilisateurId, crypto.randomUUID()],
    ),
  ).id

/** Somebody who joined the office and awaits its answer. */
export const arriveeDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into utilisateur (teledeclarant_id, profil, login, email, nom, prenom, actif) values ($1, 'NOTAIRE_COLLAB', $2, $2, 'Arrivant', 'Lou', false) returning id`,
      [p.teledeclarantId, `${crypto.randomUUID()}@exemple.test`],
    ),
  ).id

/** Somebody who asks to join the firm, and awaits its answer. */
export const demandeArriveeDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into arrivee (teledeclarant_id, email, civilite, nom, prenom, telephone, etat, graine, hash, expire_le, cree_le, confirme_le)
       values ($1, $2 || '@exemple.test', '', 'Arrivant', 'Lou', '', 'EN_ATTENTE', '', $2, now(), now(), now()) returning id`,
      [p.teledeclarantId, crypto.randomUUID()],
    ),
  ).id

/** A token of the person's own, which nobody can use. */
export const jetonDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into jeton_api (utilisateur_id, nom, prefixe, jeton_hash, expire_le) values ($1, 'Essai', 'essai', replace($2::text || $3::text, '-', ''), now() + interval '30 days') returning id`,
      [p.utilisateurId, crypto.randomUUID(), crypto.randomUUID()],
    ),
  ).id

/** A program that this establishment has the register tell. */
export const webhookDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into webhook (teledeclarant_id, utilisateur_id, nom, url, graine, curseur) values ($1, $2, 'Essai', 'https://exemple.test/', 'graine', 0) returning id`,
      [p.teledeclarantId, p.utilisateurId],
    ),
  ).id

/** A portfolio of one row, checked and not filed. */
export const portefeuilleDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into portefeuille (teledeclarant_id, utilisateur_id, modalite, nom, nb_lignes) values ($1, $2, 'ECRAN', 'Essai', 1) returning id`,
      [p.teledeclarantId, p.utilisateurId],
    ),
  ).id

/** A view of its list that a person shares with its house, under a name that it has not used. */
export const vueDe = async (r: Registre, p: Personne): Promise<number> =>
  seule(
    await r.db.query<{ id: number }>(
      `insert into vue_file (auteur_id, nom, recherche, partagee) values ($1, 'Essai ' || (select coalesce(max(id), 0) from vue_file), '', true) returning id`,
      [p.utilisateurId],
    ),
  ).id

export const classeurFichier = async (): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await writeWorkbook([
          {
            nom: 'Essai',
            colonnes: [{ titre: 'Numéro d’immatriculation', largeur: 20 }],
            lignes: [['x']],
          },
        ]),
      ),
    ],
    'essai.xlsx',
  )

export const certificatFichier = async (): Promise<File> => {
  const [du, au] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)]
  return new File([creerCertificat({ sujet: [['CN', 'Essai']], du, au }).pem], 'certificat.pem')
}

/** A file prepared for an institution's agent, or its order; gives its identifier. */
export const exportDe = async (
  r: Registre,
  p: Personne,
  etat: 'A_FAIRE' | 'PRET',
): Promise<number> => {
  const cle = newKey('exports')
  if (etat === 'PRET') await r.deps.storage.put(cle, Buffer.from('Numéro;Nom'))
  return seule(
    await r.db.query<{ id: number }>(
      `insert into export_categorisation (utilisateur_id, type, etat, selection, lieu, jour, total, cle, demande_le, expire_le)
       values ($1, 'DONNEES_CSV', $2::etat_export, '{}', '{}', $3, 1, $4, $5::timestamptz, $5::timestamptz + interval '1 day') returning id`,
      [p.utilisateurId, etat, r.clock.today(), cle, r.clock.now()],
    ),
  ).id
}
