import type { ImmatCopropriete } from '@registre/domain'
import { contenuNeuf } from './dossier.ts'
import type { Personne, Registre } from './registre.ts'

/** Figures of a calm year. */
export const EXERCICE_CALME = {
  chargesOperationsCourantes: 30_000,
  chargesOperationsExceptionnelles: 0,
  montantDettes: 1000,
  montantImpayesCoproprietaires: 500,
  nbCoproprietairesImpayes: 1,
  montantFondTravaux: 1500,
} as const

export interface Suivie {
  id: number
  numero: string
  nom: string
}

/**
 * The accounts that `coproprietesSuivies` records: so old that the assembly of the next year is
 * past, whatever the day.
 */
export const exerciceEnregistre = (r: Pick<Registre, 'clock'>) => {
  const annee = Number(r.clock.today().slice(0, 4)) - 3
  return {
    annee,
    dateDebutExercice: `${annee}-01-01`,
    dateClotureComptes: `${annee}-12-31`,
    dateAg: `${annee + 1}-05-10`,
  }
}

/**
 * Co-ownerships that a syndic looks after, their accounts validated; written at once, for the tests
 * that need many.
 */
export const coproprietesSuivies = async (
  r: Pick<Registre, 'clock' | 'db'>,
  syndic: Pick<Personne, 'utilisateurId' | 'teledeclarantId'>,
  nombre: number,
  changer: (c: ImmatCopropriete) => void = () => {},
): Promise<Suivie[]> => {
  const { annee: _, ...dates } = exerciceEnregistre(r)
  const contenus = Array.from({ length: nombre }, () => {
    const contenu = contenuNeuf(r)
    Object.assign(contenu.donneesFinancieres, dates, {
      donneesFinancieresInconnues: false,
      premierExerciceComptable: false,
      comptesNonApprouves: false,
      ...EXERCICE_CALME,
    })
    changer(contenu)
    return contenu
  })
  return r.db.query<Suivie>(
    `with n as (select row_number() over () as rang, x as contenu from unnest($2::jsonb[]) as x),
       c as (insert into copropriete (etat, numero_immatriculation, auteur_teledeclarant_id, teledeclarant_id, nom, nom_normalise, date_immatriculation, date_fin_mandat, date_cloture_dernier_exercice)
         select 'IMMATRICULEE_RATTACHEE', prochain_numero_immatriculation(), $1, $1, contenu -> 'identification' ->> 'nomCopropriete', lower(contenu -> 'identification' ->> 'nomCopropriete'),
           $3::date - 300, $3::date + 200, $4::date from n order by rang returning id, numero_immatriculation as numero, nom),
       d as (insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le, valide_le)
         select c.id, 'COURANTE', 'INITIALE', 'DEFAULT', n.contenu, $1, $5, now(), now() from c join n on n.contenu -> 'identification' ->> 'nomCopropriete' = c.nom),
       m as (insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) select id, $1, 'EN_COURS', $3::date - 160, $3::date + 200 from c)
     select id, numero, nom from c order by numero`,
    [
      syndic.teledeclarantId,
      contenus.map((c) => JSON.stringify(c)),
      r.clock.today(),
      dates.dateClotureComptes,
      syndic.utilisateurId,
    ],
  )
}
