declare module "*.css";
declare module "*.svg" {
  const drawing: string;
  export default drawing;
}
