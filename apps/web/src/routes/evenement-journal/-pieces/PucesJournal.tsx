import {
  LABELS_CATEGORIE_JOURNAL,
  LABELS_EVENEMENT_JOURNAL,
  LABELS_MODALITE_JOURNAL,
  LABELS_PROFIL,
} from '@registre/domain'
import { useRouter } from '@tanstack/react-router'
import { Puces, pucesDe } from '../../../components/liste/Puces.tsx'
import type { CriteresJournal } from './criteres.ts'

/** The criteria of the journal that are set. */
export const PucesJournal = ({ criteres: c }: { criteres: CriteresJournal }) => {
  const router = useRouter()
  return (
    <Puces
      puces={pucesDe(
        c,
        {
          du: c.du && `À partir du ${c.du}`,
          au: c.au && `Jusqu’au ${c.au}`,
          numero: c.numero,
          personne: c.personne && `Personne : ${c.personne}`,
          declarant: c.declarant && `Déclarant : ${c.declarant}`,
          categorie: c.categorie && LABELS_CATEGORIE_JOURNAL[c.categorie],
          evenement: Object.entries(LABELS_EVENEMENT_JOURNAL).find(
            ([code]) => code === c.evenement,
          )?.[1],
          profil: c.profil && LABELS_PROFIL[c.profil],
          modalite: c.modalite && LABELS_MODALITE_JOURNAL[c.modalite],
          machines: c.machines && 'Avec ce que le registre fait de lui-même',
        },
        // The way on by date is that of the criteria before.
        (search) =>
          router.buildLocation({
            to: '/evenement-journal',
            search: { ...search, apres: undefined },
          }).href,
      )}
      hrefEffacer="/evenement-journal"
    />
  )
}
