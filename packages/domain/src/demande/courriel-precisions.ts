import { suiteDuSilence } from './acte.ts'

/** A co-ownership in a sentence of a mail. */
export const nommerCopropriete = (nom: string): string =>
  nom === '' ? 'la copropriété' : `la copropriété « ${nom} »`

/**
 * What the declarant reads when a keeper asks for details: the mail, and its preview before it is
 * sent.
 */
export const courrielPrecisions = ({
  nomCopropriete,
  message,
  dateLimite,
}: {
  nomCopropriete: string
  message: string
  dateLimite: string
}): { titre: string; paragraphes: string[] } => ({
  titre: 'Le teneur du registre vous demande des précisions',
  paragraphes: [
    `L’examen de votre demande concernant ${nommerCopropriete(nomCopropriete)} est suspendu dans l’attente de votre réponse.`,
    `Message du teneur : ${message}`,
    suiteDuSilence(dateLimite),
  ],
})
