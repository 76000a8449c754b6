/** Links that pass a page on by the reader's own means; nothing is loaded from anybody. */
export const shareLinks = (title: string, url: string) => ({
  chat: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
  mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
})
