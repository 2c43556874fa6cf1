// In the head of a page that the server rendered, before anything shows: the scheme of the system, which no style sheet of the design system follows by itself.
document.documentElement.setAttribute(
  'data-fr-theme',
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
)
