import type { RowOf, Tx } from '@registre/db'
import type { EtatDeclaration } from '@registre/domain'

const SELECT = `select d.id, d.copropriete_id as "coproprieteId", d.etat, d.type_declaration as "typeDeclaration", d.type_immat as "typeImmat", d.type_maj as "typeMaj",
    d.version_contenu as "versionContenu", d.contenu, d.jeu, d.jeu_debiteurs as "jeuDebiteurs", d.version, d.etape, d.confirmations, d.confirmations_office as "confirmationsOffice",
    d.email_contact as "emailContact", d.auteur_utilisateur_id as "auteurId", d.auteur_teledeclarant_id as "auteurTeledeclarantId", d.cree_le as "creeLe", d.enregistre_le as "enregistreLe",
    d.soumis_le as "soumisLe", d.base_id as "baseId", d.verifications, courante.contenu as courante, courante.jeu as "jeuCourant",
    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, coalesce(trim(e.prenom || ' ' || e.nom), trim(u.prenom || ' ' || u.nom), '') as "enregistrePar", coalesce(nullif(d.email_contact, ''), nullif(u.email, ''), t.rep_email) as email,
    t.raison_sociale as etablissement, c.etat as "etatCopropriete", c.numero_immatriculation as numero, c.nom as "nomCopropriete",
    c.date_cloture_dernier_exercice as "dateCloture",
    (select m.etat from mandat m where m.copropriete_id = c.id order by (m.etat = 'EN_COURS') desc, m.id desc limit 1) as "mandatCourant",
    coalesce((select json_agg(json_build_object('candidatId', r.candidat_id, 'reponse', r.reponse, 'motif', r.motif) order by r.candidat_id)
      from doublon_reponse r where r.declaration_id = d.id), '[]') as reponses,
    case when d.etat = 'BROUILLON' and d.base_id is not null then (select p.contenu -> 'donneesTechniques' -> 'batiments' from declaration p
      where p.copropriete_id = d.copropriete_id and p.etat = 'BROUILLON' and p.base_id is not null
        and p.auteur_teledeclarant_id = d.auteur_teledeclarant_id and p.jeu > d.jeu order by p.id desc limit 1) end as "batimentsPrepares"
  from declaration d
  join copropriete c on c.id = d.copropriete_id
  join teledeclarant t on t.id = d.auteur_teledeclarant_id
  left join utilisateur u on u.id = d.auteur_utilisateur_id
  left join utilisateur e on e.id = d.enregistre_par_id
  left join declaration courante on courante.copropriete_id = d.copropriete_id and courante.etat = 'COURANTE'`
const PAR_ID = `${SELECT} where d.id = $1` as const
/** A declaration with what is shown of its dossier. */
export type DeclarationRow = RowOf<typeof PAR_ID>

/** A declaration with its dossier, or null. */
export const trouverDeclaration = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
): Promise<DeclarationRow | null> =>
  (await tx.sql(PAR_ID, [id], { name: 'declaration' }))[0] ?? null

/** The latest declaration of a co-ownership in one of these states, or null. */
export const trouverDerniere = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  etats: readonly EtatDeclaration[],
): Promise<DeclarationRow | null> =>
  (
    await tx.sql(
      `${SELECT} where d.copropriete_id = $1 and d.etat = any($2::etat_declaration[]) order by d.id desc limit 1`,
      [coproprieteId, etats],
      { name: 'declaration-de' },
    )
  )[0] ?? null
