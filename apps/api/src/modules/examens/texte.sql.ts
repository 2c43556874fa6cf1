/** What a request is searched by, on its co-ownership (alias `c`) and its declarant (alias `t`). */
export const TEXTE_DEMANDE = `normaliser_texte(concat_ws(' ', c.nom, c.numero_immatriculation, c.adresse_principale, t.raison_sociale, t.rep_prenom, t.rep_nom))`
