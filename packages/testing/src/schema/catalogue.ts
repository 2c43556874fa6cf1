import type pg from 'pg'

/**
 * Everything that makes the shape of a database, one line an object: two equal lists mean two equal
 * databases.
 */
const REQUETES: readonly string[] = [
  `SELECT 'table ' || c.relname || CASE c.relpersistence WHEN 'u' THEN ' unlogged' ELSE '' END
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')`,
  `SELECT 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
       || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
       || CASE WHEN a.attcollation <> t.typcollation THEN ' collate ' || a.attcollation::regcollation ELSE '' END
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
     LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT 'constraint ' || c.relname || '.' || k.conname || ' ' || pg_get_constraintdef(k.oid)
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.connamespace = 'public'::regnamespace AND k.contype <> 'n'`,
  `SELECT 'index ' || i.relname || ' ' || pg_get_indexdef(i.oid)
     FROM pg_class i WHERE i.relnamespace = 'public'::regnamespace AND i.relkind = 'i'`,
  `SELECT 'enum ' || t.typname || ' ' || string_agg(e.enumlabel, ',' ORDER BY e.enumsortorder)
     FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = 'public'::regnamespace GROUP BY t.typname`,
  `SELECT 'sequence ' || relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'`,
  `SELECT 'trigger ' || c.relname || '.' || g.tgname FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT g.tgisinternal`,
  `SELECT 'function ' || p.proname FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  `SELECT 'extension ' || extname FROM pg_extension WHERE extname <> 'plpgsql'`,
]

/** Reads the shape of a database, sorted. */
export const readCatalogue = async (client: pg.Pool | pg.Client): Promise<string[]> => {
  const lines: string[] = []
  for (const text of REQUETES) {
    const { rows } = await client.query<{ '?column?': string }>(text)
    lines.push(...rows.map((row) => row['?column?']))
  }
  return lines.sort()
}

/** Lists that may be empty and are never null, which a Prisma model cannot say. */
export const LISTES_JAMAIS_NULLES: readonly string[] = [
  'column declaration.confirmations',
  'column declaration_historique.confirmations',
  'column teledeclarant.adresse',
  'column courrier.destinataire',
  'column jeton_api.autorites',
  'column jeton_api.adresses',
  'column portefeuille_ligne.confirmations',
  'column webhook.evenements',
  'column jeton_api.usages',
  'column veille_etablissement.dits',
  'column reprise_rnic.cellules',
  'column demande_examen.codes',
]

/**
 * Objects that the migrations make by hand, because the Prisma schema cannot say them: kind and
 * name.
 */
export const OBJETS_FAITS_MAIN: ReadonlySet<string> = new Set([
  ...LISTES_JAMAIS_NULLES,
  'extension pg_trgm',
  'extension unaccent',
  'extension btree_gist',
  'extension btree_gin',
  'function aujourdhui',
  'function destinataires',
  'function f_unaccent',
  'function format_numero_immatriculation',
  'function prochain_numero_immatriculation',
  'function copropriete_refuser_changement_numero',
  'function journal_refuser_modification',
  'function teledeclarant_dater_statut',
  'trigger teledeclarant.teledeclarant_statut_date',
  'index declaration_rnb_idx',
  'index demande_file_idx',
  'index document_attestation_sha256_idx',
  'index document_recu_idx',
  'index document_a_analyser_idx',
  'index portefeuille_une_reprise',
  'index teledeclarant_nom_et_commune_idx',
  'index teledeclarant_siret_key',
  'index teledeclarant_a_activer_idx',
  'index teledeclarant_sirene_attendue_idx',
  'function normaliser_texte',
  'function jour_de',
  'function maintenant',
  'function entier_de',
  'function oui_de',
  'function projeter_coproprietes',
  'table fiche_actuelle',
  'table annuaire_actuel',
  'table controle_en_attente',
  'sequence numero_immatriculation_seq',
  'trigger copropriete.copropriete_numero_immuable',
  'trigger journal.journal_inscription_seule',
  'trigger journal_empreinte.journal_empreinte_inscription_seule',
  'constraint copropriete.copropriete_immatriculee_numerotee',
  'constraint mandat.mandat_periodes_disjointes',
  'constraint connexion_clavis.connexion_clavis_acces_check',
  'constraint identite_liee.identite_liee_acces_check',
  'constraint fichier_manquant.fichier_manquant_constat_check',
  'constraint institution.institution_code_check',
  'constraint institution.institution_numero_check',
  'constraint publication.publication_categorie_check',
  'index mandat_periodes_disjointes',
  'index mandat_un_seul_en_cours',
  'index demande_une_seule_ouverte',
  'index demande_un_seul_rattachement_par_demandeur',
  'index demande_une_seule_ouverte_par_mandat',
  'index demande_file',
  'index demande_assignee_idx',
  'index demande_verrou_idx',
  'index copropriete_nom_idx',
  'index copropriete_commune_nom_idx',
  'index copropriete_code_postal_idx',
  'index copropriete_numero_prefixe_idx',
  'index copropriete_nom_trgm_idx',
  'index copropriete_remplacee_idx',
  'index adresse_point_idx',
  'index annuaire_numero_idx',
  'index annuaire_nom_idx',
  'index annuaire_adresse_idx',
  'index annuaire_commune_idx',
  'index annuaire_code_postal_idx',
  'index annuaire_departement_idx',
  'index annuaire_fin_mandat_idx',
  'index annuaire_debut_mandat_idx',
  'index annuaire_maj_annuelle_idx',
  'index annuaire_non_approuves_idx',
  'index annuaire_mots_idx',
  'index annuaire_mot_trgm_idx',
  'index annuaire_entree_idx',
  'index demande_examen_reponse_idx',
  'index demande_examen_forts_idx',
  'index demande_examen_sans_idx',
  'index copropriete_etat_rare_ecartee_idx',
  'function son_du_mot',
  'function formes_du_mot',
  // Its columns keep the order of bytes, which a Prisma model cannot say.
  'table annuaire_forme',
  'column annuaire_forme.forme',
  'column annuaire_forme.mot',
  'constraint annuaire_forme.annuaire_forme_pkey',
  'index annuaire_forme_pkey',
  'function compter_mots',
  'function noms_par_mot',
  // A Prisma model has no point.
  'table annuaire_lieu',
  'column annuaire_lieu.copropriete_id',
  'column annuaire_lieu.lieu',
  'index annuaire_lieu_copropriete_idx',
  'index annuaire_lieu_idx',
  // Its columns keep the order of bytes, which a Prisma model cannot say.
  'table annuaire_nom_mot',
  'column annuaire_nom_mot.mot',
  'column annuaire_nom_mot.nom_n',
  'constraint annuaire_nom_mot.annuaire_nom_mot_pkey',
  'index annuaire_nom_mot_pkey',
  'index teledeclarant_raison_sociale_trgm_idx',
  'index teledeclarant_commune_trgm_idx',
  'index teledeclarant_siret_trgm_idx',
  'index teledeclarant_rep_nom_trgm_idx',
  'index teledeclarant_rep_email_trgm_idx',
  'index utilisateur_nom_trgm_idx',
  'index utilisateur_email_trgm_idx',
  'index copropriete_adresse_idx',
  'index copropriete_numero_trgm_idx',
  'index copropriete_fin_mandat_idx',
  'function copropriete_suivre_etat_rare',
  'trigger copropriete.copropriete_etat_rare_venu',
  'trigger copropriete.copropriete_etat_rare_change',
  'trigger copropriete.copropriete_etat_rare_parti',
  'trigger copropriete.copropriete_etat_rare_vide',
  'index mandat_debut_idx',
  'index mandat_fin_idx',
  'index demande_deposee_idx',
  'index demande_echeance_idx',
  'index demande_teledeclarant_idx',
  'index teledeclarant_nom_idx',
  'index teledeclarant_siret_idx',
  'index teledeclarant_commune_idx',
  'index teledeclarant_type_idx',
  'index teledeclarant_statut_idx',
  'index teledeclarant_raison_sociale_idx',
  'index teledeclarant_rep_prenom_trgm_idx',
  'index utilisateur_prenom_trgm_idx',
  'index journal_type_idx',
  'index journal_acteur_idx',
  'index journal_teledeclarant_idx',
  'index journal_original_idx',
  'index outbox_en_attente_idx',
  'index outbox_en_envoi_idx',
  'index outbox_a_decider_idx',
  'index incident_un_seul_ouvert',
  'index certificat_emetteur_serie_key',
  'index certificat_empreinte_key',
  'index certificat_titulaire_rang_key',
  'index teledeclarant_num_etude_key',
  'function declaration_suivre_periode',
  'trigger declaration.declaration_periode_suivie',
  'constraint declaration_periode.declaration_periodes_disjointes',
  'index declaration_periodes_disjointes',
  'index declaration_a_verifier_idx',
  'index declaration_une_seule_courante',
  'index declaration_un_seul_brouillon_jeu',
  'index declaration_une_seule_a_accepter',
  'index successeur_un_seul_declare',
  'index export_categorisation_en_cours_key',
  // The runner's own table, which Prisma's model does not list.
  'table _prisma_migrations',
  'constraint _prisma_migrations._prisma_migrations_pkey',
  'index _prisma_migrations_pkey',
])

/** Tables that the migrations set unlogged, which a Prisma model cannot say. */
export const TABLES_NON_JOURNALISEES: ReadonlySet<string> = new Set(['limite_debit'])

/** Kind and name of a catalogue line, as the allowed list writes them. */
export const objetDe = (line: string): string => line.split(' ', 2).join(' ')
