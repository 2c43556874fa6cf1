import { BASCULE_2027, BASCULE_DEPLACEE, formatFrDate, type IsoDate } from '@registre/domain'

/** The page with what the code of the screens cannot know by itself: a day of the law that was moved. */
const dater = (page: string): string =>
  BASCULE_DEPLACEE ? page.replace('<html ', `<html data-bascule="${BASCULE_2027}" `) : page

/**
 * A page of a rehearsal: it says so above everything, and gives the register's day (ISO) to the code
 * of the screens. As it is when `jour` is null.
 */
export const annoncerRepetition = (page: string, jour: IsoDate | null): string =>
  jour === null
    ? dater(page)
    : dater(page)
        .replace('<html ', `<html data-jour="${jour}" `)
        .replace(
          '<body>',
          '<body><aside class="fr-notice fr-notice--warning rc-repetition" aria-label="Répétition"><div class="fr-container"><div class="fr-notice__body">' +
            `<p><span class="fr-notice__title">Répétition :</span> <span class="fr-notice__desc">le registre fait comme si nous étions le ${formatFrDate(jour)}. Rien de ce qui est saisi ici n’est déclaré.</span></p>` +
            '</div></div></aside>',
        )
