// At the end of a page that the server rendered: forms are filled in once they work, and the register's own code comes once the
// page shows. Without JavaScript none of this happens: the page is read, and its links lead on.
const fichiers = document.currentScript.dataset.fichiers.split(' ')
const champs = document.querySelectorAll('#racine :is(form, input, select, textarea)')
for (const champ of champs) champ.inert = true
const continuer = async () => {
  for (const href of fichiers)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  try {
    // One file after another, the entry last: the browser answers between two of them.
    for (const fichier of fichiers) {
      await import(fichier)
      await new Promise((suite) => setTimeout(suite))
    }
  } catch (erreur) {
    // Its code does not come: the page serves as it does without JavaScript.
    for (const champ of champs) champ.inert = false
    reportError(erreur)
  }
}
// After the first paint, with which nothing competes; a tab that nobody looks at paints nothing.
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(continuer))
else void continuer()
