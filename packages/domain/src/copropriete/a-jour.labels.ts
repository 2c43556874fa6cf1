import type { AJour } from './situation.ts'

/** In a list, beside what else is said of it; '' for what the register cannot tell. */
export const aJourEnListe = ({
  etat,
  depuis,
}: {
  etat: AJour['etat']
  depuis: string | null
}): string => (etat === 'oui' ? 'à jour' : etat === 'non' ? `pas à jour depuis le ${depuis}` : '')

/** « Selon le registre, au 28/11/2026, … »; its days as a person reads them. */
export const phraseAJour = (
  { etat, depuis }: { etat: AJour['etat']; depuis: string | null },
  jour: string | null,
): string => {
  const dit = {
    oui: 'ses déclarations annuelles sont à jour.',
    non: `ses déclarations annuelles ne sont pas à jour, depuis le ${depuis}.`,
    'non-etabli': 'il n’est pas établi que ses déclarations annuelles sont à jour.',
  }
  return `Selon le registre, au ${jour}, ${dit[etat]}`
}
