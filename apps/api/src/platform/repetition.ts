import { formatFrDate, type IsoDate } from '@registre/domain'

/**
 * A page of a rehearsal: it says so above everything, and gives the register's day (ISO) to the code
 * of the screens. As it is when `jour` is null.
 */
export const annoncerRepetition = (page: string, jour: IsoDate | null): string =>
  jour === null
    ? page
    : page
        .replace('<html ', `<html data-jour="${jour}" `)
        .replace(
          '<body>',
          '<body><aside class="fr-notice fr-notice--warning rc-repetition" aria-label="Répétition"><div class="fr-container"><div class="fr-notice__body">' +
            `<p><span class="fr-notice__title">Répétition :</span> <span class="fr-notice__desc">le registre fait comme si nous étions le ${formatFrDate(jour)}. Rien de ce qui est saisi ici n’est déclaré.</span></p>` +
            '</div></div></aside>',
        )
