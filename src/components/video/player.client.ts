/** Puts a provider's frame in the place of its picture, and only when somebody asks to see the film. */
function show(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe')
  // Before its address: a frame takes the rules that it has when it begins to load.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.title = link.dataset.title ?? ''
  frame.className = 'film'
  frame.src = link.dataset.frame as string
  link.replaceWith(frame)
  frame.focus()
}

document.addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-frame]')
  // Opened in a tab of its own, it goes to the provider's page.
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  show(link)
})
