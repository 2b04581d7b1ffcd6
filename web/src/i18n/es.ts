/** All words of the page in one language, as one part that is loaded when it is spoken. */

const files = import.meta.glob<string>("../../../src/knockbox/text/es/web*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
