import type { Monde } from './gestes.ts'
import { demandesDe, type DossierM, etatDe, mandatQuiCompte } from './dossier.ts'

interface Vue {
  etat: string
  syndic: number | null
  finMandat: string | null
  mandats: string[]
  demandes: string[]
}

/** What the model says of a co-ownership. */
export const vueModele = (monde: Monde, d: DossierM): Vue => {
  const compte = d.dissoute?.constatee ? undefined : mandatQuiCompte(d)
  const etablissement = (qui: number) => monde.gens[qui]?.teledeclarantId ?? null
  return {
    etat: etatDe(d),
    syndic: compte ? etablissement(compte.syndic) : null,
    finMandat: compte?.fin ?? null,
    mandats: d.mandats
      .map((m) => `${m.id} ${m.etat} ${etablissement(m.syndic)} ${m.debut} ${m.fin}`)
      .sort(),
    demandes: demandesDe(d)
      .map(
        (x) =>
          `${x.id} ${x.etat} ${x.tenuePar === null ? '-' : monde.gens[x.tenuePar]?.utilisateurId}`,
      )
      .sort(),
  }
}

/** What the register says of it. */
export const vueRegistre = async ({ r }: Monde, d: DossierM): Promise<Vue> => {
  const [[c], mandats, demandes] = await Promise.all([
    r.db.query<{ etat: string; syndic: number | null; fin: string | null }>(
      `select etat, teledeclarant_id as syndic, date_fin_mandat as fin from copropriete where id = $1`,
      [d.id],
    ),
    r.db.query<{ texte: string }>(
      `select concat_ws(' ', id, etat, teledeclarant_id, date_debut, date_fin) as texte from mandat
       where copropriete_id = $1 and etat in ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE')`,
      [d.id],
    ),
    r.db.query<{ texte: string }>(
      `select concat_ws(' ', id, etat, coalesce(verrou_par_id::text, '-')) as texte from demande where copropriete_id = $1 and etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')`,
      [d.id],
    ),
  ])
  return {
    etat: c?.etat ?? 'none',
    syndic: c?.syndic ?? null,
    finMandat: c?.fin ?? null,
    mandats: mandats.map((m) => m.texte).sort(),
    demandes: demandes.map((x) => x.texte).sort(),
  }
}
